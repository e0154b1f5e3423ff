"""Pages with plots about studies; needs the extra `report`."""

from __future__ import annotations

from spielhafen.reports.study_page import skill_summaries, summaries, write_page

__all__ = ["skill_summaries", "summaries", "write_page"]
