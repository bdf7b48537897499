import { learnedHits } from '../learned/learned-hits.ts'
import { isProgramPath } from '../programs/is-program-path.ts'
import type { ScanRule } from '../scan-rule.ts'
import { pageModel } from './page-model.ts'

/** Asks a model about every page of a skill, ten lines at a time; of each page the gravest place is told. */
export const learnedPage: ScanRule = {
  id: 'learned-page',
  severity: 'critical',
  summary: 'A part of a page reads like those that turn an agent against whoever asks it',
  why: 'A model of pages saw the likes of it in attacks that were put into skills, and hardly ever in honest ones.',
  next: 'Read these lines, and who or what they serve. If you would have an agent do what they say, accept the skill; otherwise do not use it.',
  check: (skill) =>
    learnedHits(pageModel, skill, {
      isAsked: (path) => !isProgramPath(path),
      likeness: 'Reads like part of a page that turns an agent against whoever asks it',
    }),
}
