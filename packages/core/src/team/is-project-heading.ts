const ofProject =
  /\b(?:project|context|sessions?|sprints?|files?|paths?|architecture|decisions?|releases?|milestones?)\b/i

/** Does a heading of a history say that what follows belongs to the project it was written in? */
export function isProjectHeading(line: string): boolean {
  return ofProject.test(line.slice(0, 200))
}
