import { isProjectHeading } from './is-project-heading.ts'

/** A history in the two parts that a bundle has: what holds anywhere, and what belongs to the project it was made in. */
export interface SplitHistory {
  readonly portable: string
  readonly project: string
}

/**
 * Sorts the sections of a history by their headings; what stands before the first is portable. Portable and project
 * put together again split as before, so a team can be moved any number of times.
 */
export function splitHistory(text: string): SplitHistory {
  let portable = ''
  let project = ''
  let toProject = false
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    if (line.startsWith('## ')) toProject = isProjectHeading(line)
    if (toProject) project += line
    else portable += line
  }
  // The last line of a file may have no end, and something comes behind it now.
  const isOpen = portable !== '' && project !== '' && !portable.endsWith('\n')
  return { portable: isOpen ? `${portable}\n` : portable, project }
}
