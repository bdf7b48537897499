import { learnedHits } from '../learned/learned-hits.ts'
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
  check: (skill) =>
    learnedHits(programModel, skill, {
      isAsked: isProgramPath,
      likeness: 'Reads like part of a program that works against whoever runs it',
    }),
}
