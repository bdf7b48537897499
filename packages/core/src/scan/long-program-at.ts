import type { ScanFinding } from './scan-finding.ts'
import type { SkillView } from './skill-view.ts'

/**
 * Half of 6,040 programs of honest skills are as long; of 42 such skills that were blocked for one at first sight it was in 32. Programs
 * of our own 1,100 attacks have 1,100 signs at most.
 */
const longProgram = 6000
/** Signs of a line, on the average: what was pressed into fewer lines nobody wrote, and nobody reads. */
const longestMean = 120

/** The program that a finding stands in, where it is one that does many things and was written to be read. */
export function longProgramAt(
  { code }: SkillView,
  { path, layers }: Pick<ScanFinding, 'path' | 'layers'>,
): string | undefined {
  const piece = code.find((each) => each.path === path && each.role === 'script' && each.layer === 0)
  // What was encoded stands where nobody sees it.
  if (piece === undefined || layers !== undefined) return undefined
  const { text } = piece.text
  return text.length >= longProgram && text.length <= text.split('\n').length * longestMean ? text : undefined
}
