import type { PermissionsOutput } from '@metier/operations'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** The rules of the settings, and what was answered with "always". */
export const renderPermissions: Renderer<PermissionsOutput> = ({ approvals, rules, forgotten }, { style }) => {
  if (forgotten > 0) {
    return {
      answer: `${style.green('✓')} Taken back: ${plural(forgotten, 'answer')}. You are asked again.`,
    }
  }
  const ruled = (['allow', 'ask', 'deny'] as const).flatMap((kind) =>
    rules[kind].length === 0 ? [] : [`${kind.padEnd(5)} ${rules[kind].join(', ')}`],
  )
  const said = approvals.map(({ skill, patterns, grants, current }) => {
    const granted = grants.length === 0 ? '' : ` with ${grants.join(', ')}`
    const held = current ? '' : style.dim(' (of an earlier state of the skill: it is asked for again)')
    return `always ${patterns.join(', ')} for ${skill}${granted}${held}`
  })
  const notes =
    approvals.length === 0
      ? 'Nothing is remembered: what you answer with "always" when a terminal asks will stand here.'
      : '`metier permissions NAME --forget` takes an answer back.'
  return { answer: [...ruled, ...said].join('\n'), notes }
}
