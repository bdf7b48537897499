import { gravestWindows } from '../learned/gravest-windows.ts'
import { learnedHit } from '../learned/learned-hit.ts'
import { isProgramPath } from '../programs/is-program-path.ts'
import type { ScanRule } from '../scan-rule.ts'
import { pageModel } from './page-model.ts'

const isPagePath = (path: string): boolean => !isProgramPath(path)

/** Asks a model about every page of a skill, ten lines at a time; of each page the gravest place is told. */
export const learnedPage: ScanRule = {
  id: 'learned-page',
  severity: 'critical',
  summary: 'A part of a page reads like those that turn an agent against whoever asks it',
  why: 'A model of pages saw the likes of it in attacks that were put into skills, and hardly ever in honest ones.',
  next: 'Read these lines, and who or what they serve. If you would have an agent do what they say, accept the skill; otherwise do not use it.',
  *check({ whole, isAboutSecurity }) {
    for (const judged of gravestWindows(pageModel, whole, isPagePath)) {
      const hit = learnedHit(pageModel, judged, 'Reads like part of a page that turns an agent against whoever asks it')
      // Whoever teaches what to look for quotes what attackers write.
      yield isAboutSecurity ? { ...hit, severity: 'warn', confidence: 'low' } : hit
    }
  },
}
