import type { ExecutionsAnswer } from '../daemon/answers.ts'
import { formatRoute } from '../format-route.ts'
import { readableTime } from '../text/readable-time.ts'
import { badge } from './badge.ts'
import { element } from './element.ts'
import { strangeText } from './strange-text.ts'
import { tableView } from './table-view.ts'
import { plural } from '../text/plural.ts'

/** What skills ran and were kept from running, the latest first; of one skill where that is asked for. */
export function logView({ executions, damaged }: ExecutionsAnswer, skill?: string): HTMLElement {
  const rows = executions
    .toReversed()
    .map(({ time, skill: name, kind, command, decision, because, sandbox, exitCode, durationMs, surface }) => [
      readableTime(time),
      element('a', { href: formatRoute({ view: 'skill', name }) }, strangeText(name, 200)),
      kind,
      command,
      badge(decision),
      because,
      sandbox,
      surface,
      exitCode === null ? '' : String(exitCode),
      `${Math.round(durationMs)} ms`,
    ])
  const head = ['Time', 'Skill', 'Kind', 'Command', 'Decision', 'Because', 'Sandbox', 'Asked by', 'Exit', 'Took']
  const none = skill === undefined ? 'No skill has run anything here yet.' : 'This skill has run nothing yet.'
  return element(
    'article',
    { class: 'broad' },
    element('h1', { tabindex: '-1' }, 'What ran', ...(skill === undefined ? [] : [' of ', strangeText(skill, 200)])),
    skill === undefined
      ? undefined
      : element('p', {}, element('a', { href: formatRoute({ view: 'log' }) }, '← of all skills')),
    rows.length === 0 ? element('p', {}, none) : tableView(head, rows),
    damaged > 0 ? element('p', {}, `${plural(damaged, 'line')} of the log could not be read.`) : undefined,
  )
}
