import type { AcceptOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** What was done, or everything that is accepted. */
export const renderAccept: Renderer<AcceptOutput> = ({ action, name, changed, findings, accepted }, { style }) => {
  const who = printable(name ?? '')
  if (action === 'list') {
    if (accepted.length === 0) return { answer: '', notes: 'No skill is accepted in spite of the scanner.' }
    return {
      answer: accepted
        .map(
          (each) =>
            `${style.bold(printable(each.name))}  ${each.date}  ${printable(each.reason)}\n  ${style.dim(each.digest)}`,
        )
        .join('\n'),
      notes: `${plural(accepted.length, 'skill')} accepted, each as long as its files stay as they are.`,
    }
  }
  if (action === 'remove') {
    return { answer: changed ? `${style.green('✓')} No longer accepted: ${who}` : `Was not accepted: ${who}` }
  }
  return {
    answer: `${style.green('✓')} Accepted ${who}, with ${plural(findings, 'finding')}`,
    notes: 'Any change to its files takes that back. `metier accept --remove NAME` does too.',
  }
}
