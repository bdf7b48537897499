import { gravestWindows } from '../learned/gravest-windows.ts'
import { learnedHit } from '../learned/learned-hit.ts'
import type { ScanRule } from '../scan-rule.ts'
import { isProgramPath } from './is-program-path.ts'
import { programModel } from './program-model.ts'

/** Asks a model about every program, setting and template of a skill, thirty lines at a time; of each file the gravest place is told. */
export const learnedProgram: ScanRule = {
  id: 'learned-program',
  severity: 'critical',
  summary: 'A part of a program reads like those that work against whoever runs it',
  why: 'A model of programs saw the likes of it in attacks that were put into skills, and hardly ever in honest ones.',
  next: 'Read these lines, and who or what they serve. If you would run them, accept the skill; otherwise do not use it.',
  *check({ whole, isAboutSecurity }) {
    for (const judged of gravestWindows(programModel, whole, isProgramPath)) {
      const hit = learnedHit(programModel, judged, 'Reads like part of a program that works against whoever runs it')
      // Lists of what to look for are made of what attackers write.
      yield isAboutSecurity ? { ...hit, severity: 'warn', confidence: 'low' } : hit
    }
  },
}
