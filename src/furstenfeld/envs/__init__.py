"""The game for research: environments of three libraries, evaluation deals, tables of games.

Each library has its own module, and is needed only if that is imported: `furstenfeld_v0`
(PettingZoo), `gymnasium` and `vector` (Gymnasium), `openspiel` (OpenSpiel). All of them are thin
adapters to `furstenfeld.fast`. `pip install "furstenfeld[envs]"` installs the libraries.
"""

from furstenfeld.envs.evaluation import (
    EVALUATION_DEALS,
    EVALUATION_DIGESTS,
    EVALUATION_EDITION,
    evaluation_deals,
    evaluation_digest,
    evaluation_name,
    evaluation_seeds,
)

__all__ = [
    "EVALUATION_DEALS",
    "EVALUATION_DIGESTS",
    "EVALUATION_EDITION",
    "evaluation_deals",
    "evaluation_digest",
    "evaluation_name",
    "evaluation_seeds",
]
