import type { ExecutionsAnswer } from '../daemon/answers.ts'
import { badge } from './badge.ts'
import { element } from './element.ts'
import { tableView } from './table-view.ts'

/** What skills ran and were kept from running, the latest first. */
export function logView({ executions, damaged }: ExecutionsAnswer): HTMLElement {
  const rows = executions
    .toReversed()
    .map(({ time, skill, kind, command, decision, because, sandbox, exitCode, durationMs }) => [
      time.slice(0, 19).replace('T', ' '),
      skill,
      kind,
      command,
      badge(decision),
      because,
      sandbox,
      exitCode === null ? '' : String(exitCode),
      `${Math.round(durationMs)} ms`,
    ])
  const head = ['Time (UTC)', 'Skill', 'Kind', 'Command', 'Decision', 'Because', 'Sandbox', 'Exit', 'Took']
  return element(
    'article',
    {},
    element('h1', { tabindex: '-1' }, 'What ran'),
    rows.length === 0 ? element('p', {}, 'No skill has run anything here yet.') : tableView(head, rows),
    damaged > 0 ? element('p', {}, `${damaged} lines of the log could not be read.`) : undefined,
  )
}
