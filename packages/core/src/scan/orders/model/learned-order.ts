import type { ScanRule } from '../../scan-rule.ts'

/** Finds nothing by itself: `orderRule` adds what the model says of each paragraph. */
export const learnedOrder: ScanRule = {
  id: 'learned-order',
  severity: 'critical',
  summary: 'A paragraph reads like orders that work against whoever uses the skill',
  why: 'A model of words saw the likes of it in attacks, and hardly ever in honest skills.',
  next: 'Read the paragraph. If it asks for nothing that you would mind, accept the skill; otherwise do not use it.',
  check: () => [],
}
