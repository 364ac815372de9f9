"""The speed of the machine, beside every benchmark."""

import pytest
from benchmarks.peers.rounds import calibrate
from pytest_benchmark.fixture import BenchmarkFixture


@pytest.fixture(autouse=True)
def _calibrated(benchmark: BenchmarkFixture) -> None:
    """Note what the calibration of the comparisons takes now, in microseconds."""
    benchmark.extra_info["calibration_us"] = round(calibrate(), 2)
