import { linesApart } from './lines-apart.ts'
import { longProgramAt } from './long-program-at.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { SkillView } from './skill-view.ts'

/** One program of honest skills in eighteen is as long as that, and so were seven of 42 for which such a skill was blocked at first sight. */
const vastProgram = 30_000
/** Whoever puts an attack into a program puts it in one place; in a vast one chance joins what is nearer than that, in lines. */
const nearby = { inLong: 12, inVast: 2 }

/**
 * Does a finding join what stands far apart in a long program, so that chance may have joined it? The more a program does, the more
 * of it looks as if it belonged together; an attack of a few lines does not get longer by what stands around it.
 */
export function isFarApart(view: SkillView, finding: ScanFinding): boolean {
  const program = longProgramAt(view, finding)
  if (program === undefined) return false
  const isVast = program.length >= vastProgram && finding.confidence === 'medium'
  return linesApart(finding) > (isVast ? nearby.inVast : nearby.inLong)
}
