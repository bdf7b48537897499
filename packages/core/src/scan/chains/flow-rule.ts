import type { Flow } from '../flow/flow.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isInHelper } from './is-in-helper.ts'
import { isShownAsExample } from './is-shown-as-example.ts'

/** What a finding says more where calls of one function are mixed. */
const ofSeveral = 'It stands in a function that is called for several things.'

export type JudgedFlow = Pick<ScanHit, 'message' | 'severity' | 'confidence'>

/** A rule that goes by the text and, where programs could be followed, by what they do. */
export function flowRule(rule: ScanRule, judge: (skill: SkillView, flow: Flow) => JudgedFlow | undefined): ScanRule {
  return {
    ...rule,
    *check(skill) {
      yield* rule.check(skill)
      for (const flow of skill.flows) {
        const judged = judge(skill, flow)
        if (judged === undefined) continue
        const { piece, start, end } = flow
        const isPage = piece.role !== 'script' && piece.role !== 'command' && piece.role !== 'config'
        const message = isInHelper(flow) ? `${judged.message} ${ofSeveral}` : judged.message
        const isExample = isShownAsExample(skill, piece, start) || (skill.isAboutSecurity && isPage)
        yield { piece, start, end, ...judged, message, ...(isExample && { severity: 'warn', confidence: 'low' }) }
      }
    },
  }
}
