import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { gravestWindows } from './gravest-windows.ts'
import { learnedHit } from './learned-hit.ts'
import type { LineModel } from './line-model.ts'

/** Of which files a model is asked, and what is said of a place that it finds. */
export interface LearnedHitsOptions {
  readonly isAsked: (path: string) => boolean
  readonly likeness: string
}

/**
 * Of each file the gravest place, where it comes to a warning; in a skill about security no more than that: lists of what to look for, and
 * pages that teach it, are made of what attackers write.
 */
export function* learnedHits(
  model: LineModel,
  { whole, isAboutSecurity }: SkillView,
  { isAsked, likeness }: LearnedHitsOptions,
): Iterable<ScanHit> {
  for (const judged of gravestWindows(model, whole, isAsked)) {
    const hit = learnedHit(model, judged, likeness)
    yield isAboutSecurity ? { ...hit, severity: 'warn', confidence: 'low' } : hit
  }
}
