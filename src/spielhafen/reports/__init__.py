"""Pages with plots about studies; needs the extra `report`."""

from __future__ import annotations

from spielhafen.reports.study_page import summaries, write_page

__all__ = ["summaries", "write_page"]
