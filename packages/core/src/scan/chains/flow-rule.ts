import type { Flow } from '../flow/flow.ts'
import type { FlowTaint } from '../flow/flow-value.ts'
import type { JoinedPlaces } from '../joined-places.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownAsExample } from './is-shown-as-example.ts'

export type JudgedFlow = Pick<ScanHit, 'message' | 'deed' | 'severity' | 'confidence'> & {
  /** What it holds that it is judged for, where that may have begun far away. */
  readonly taints?: readonly FlowTaint[]
}

/** A rule that goes by the text and, where programs could be followed, by what they do. */
export function flowRule(rule: ScanRule, judge: (skill: SkillView, flow: Flow) => JudgedFlow | undefined): ScanRule {
  return {
    ...rule,
    *check(skill) {
      yield* rule.check(skill)
      for (const flow of skill.flows) {
        const found = judge(skill, flow)
        if (found === undefined) continue
        const { taints, ...judged } = found
        const joins = taints && joinedBy(flow, taints)
        const { piece, start, end } = flow
        const isPage = piece.role !== 'script' && piece.role !== 'command' && piece.role !== 'config'
        const isExample = isShownAsExample(skill, piece, start) || (skill.isAboutSecurity && isPage)
        yield {
          piece,
          start,
          end,
          ...judged,
          ...(joins && { joins }),
          ...(isExample && { severity: 'warn', confidence: 'low' }),
        }
      }
    },
  }
}

function joinedBy({ piece, start, calls = [] }: Flow, taints: readonly FlowTaint[]): JoinedPlaces | undefined {
  const from = taints.flatMap(({ origins = [] }) => origins)
  return from.length === 0 ? undefined : { from, to: [{ piece, at: start }, ...calls] }
}
