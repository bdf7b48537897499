import type { AcceptOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** What was done, or everything that is accepted. */
export const renderAccept: Renderer<AcceptOutput> = ({ action, name, changed, findings, accepted }, page) => {
  const { style } = page
  const who = printable(name ?? '')
  if (action === 'list') return listOf(accepted, page)
  if (action === 'remove') {
    return { answer: changed ? `${style.green('✓')} No longer accepted: ${who}` : `Was not accepted: ${who}` }
  }
  return {
    answer: `${style.green('✓')} Accepted ${who}, with ${plural(findings, 'finding')}`,
    notes: 'Any change to its files takes that back. `metier accept --revoke NAME` does too.',
  }
}

function listOf(accepted: AcceptOutput['accepted'], { style }: Page): ReturnType<Renderer<AcceptOutput>> {
  if (accepted.length === 0) return { answer: '', notes: 'No skill is accepted in spite of the scanner.' }
  const lines = accepted.map((each) => {
    const until = each.until === undefined ? '' : ` until ${printable(each.until)}`
    return [
      `${style.bold(printable(each.name))}  ${statusOf(each, style)}  ${each.date}${until}  ${printable(each.reason)}`,
      `  ${style.dim(printable(each.rules.join(', ') || 'nothing was found'))}`,
      `  ${style.dim(each.digest)}`,
    ].join('\n')
  })
  const holding = accepted.filter(({ status }) => status === 'holds').length
  return {
    answer: lines.join('\n'),
    notes: `${plural(accepted.length, 'skill')} accepted, ${holding} in force here. Each holds as long as its files stay as they are.`,
  }
}

function statusOf({ status }: AcceptOutput['accepted'][number], style: Page['style']): string {
  const words = {
    holds: style.green('holds'),
    changed: style.yellow('no more: its files changed'),
    ended: style.yellow('no more: its last day has passed'),
    absent: style.dim('not here'),
    forbidden: style.yellow('not here: the settings allow no acceptance (skills.security.allowAccept)'),
  }
  return words[status]
}
