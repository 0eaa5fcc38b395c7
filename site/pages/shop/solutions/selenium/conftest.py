"""Lets tests import the page objects of this folder. In a project of its own they are beside the tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
