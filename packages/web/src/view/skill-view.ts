import { formatRoute } from '../format-route.ts'
import type { DoctorAnswer, HistoryAnswer, SeenByAnswer, ShowAnswer, SkillRow } from '../daemon/answers.ts'
import { callDaemon } from '../daemon/call-daemon.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { readableSize } from '../text/readable-size.ts'
import { badge } from './badge.ts'
import { changeButtons } from './change-buttons.ts'
import { copiedCommand } from './copied-command.ts'
import { element } from './element.ts'
import { facts } from './facts.ts'
import { findingNote } from './finding-note.ts'
import { historyView } from './history-view.ts'
import { lateSection } from './late-section.ts'
import { notesOf } from './notes-of.ts'
import { scanSection } from './scan-section.ts'
import { section } from './section.ts'
import { seenByView } from './seen-by-view.ts'
import { strangeText } from './strange-text.ts'

export interface SkillViewOptions {
  readonly shown: ShowAnswer
  /** Every skill of this name, the one shown among them. */
  readonly namesakes: readonly SkillRow[]
  readonly explanations: DoctorAnswer['explanations']
  /** Something was decided and done. */
  readonly onDone: (summary: string) => void
}

/** One skill: its state and why, what it costs, where it lies, what was found, its files, its text. */
export function skillView({ shown, namesakes, explanations = [], onDone }: SkillViewOptions): HTMLElement {
  const { name, state, skill, source, scan, tokens, body } = shown
  const others = namesakes.filter(({ location }) => location !== source.location)
  return element(
    'article',
    {},
    element('h1', { tabindex: '-1' }, strangeText(name, 200), ' ', badge(state)),
    element(
      'p',
      { class: 'description', dir: 'auto' },
      strangeText(skill?.description ?? 'It cannot be loaded.', 3000),
    ),
    changeButtons(shown, onDone),
    section(
      'Why',
      ...explanations.map(({ kind, message, path }) =>
        element('p', { class: 'note' }, badge(kind), ' ', ofAnother(path, source.location), strangeText(message, 1000)),
      ),
    ),
    section(
      'About',
      facts([
        ['From', strangeText(`${source.scope} · ${source.id}`)],
        ['File', strangeText(source.location, 500)],
        ['Tokens', `${tokens.index} in the index, ${tokens.body} when loaded (estimated)`],
        ['Size', readableSize(source.bytes)],
        ['May run things', source.trusted ? 'yes, its folder is trusted' : 'no, its folder is not trusted'],
        ['Scanner', scan === null ? 'off' : verdict(scan)],
        [
          'Out of date',
          source.stale ? 'yes: the file is broken now, this is the last version that was not' : undefined,
        ],
        ['Digest', source.digest ?? undefined],
      ]),
    ),
    section('Others of this name', ...others.map((row) => namesake(row, source.location))),
    section(
      'Findings',
      ...notesOf(shown).map((note) => findingNote(note, formatRoute({ view: 'skill', name, file: note.file }))),
    ),
    section('Files', fileList(shown)),
    lateSection('Who sees it', async () => [seenByView(await callDaemon<SeenByAnswer>('seen-by', { name }))]),
    lateSection('History', async () => historyView(name, await callDaemon<HistoryAnswer>('history', { name }))),
    scanSection(name),
    section('In a terminal', ...commandsFor(shown)),
    body === null ? undefined : section('Text', renderMarkdown(body, name)),
  )
}

/** What is said of another skill of this name would be read as being about this one. */
function ofAnother(path: string | undefined, own: string): HTMLElement | undefined {
  if (path === undefined || path === own) return undefined
  return element('span', { class: 'quiet' }, 'About ', strangeText(path, 500), ': ')
}

function verdict({ verdict, accepted }: NonNullable<ShowAnswer['scan']>): HTMLElement {
  return element('span', {}, badge(verdict), accepted ? ' accepted by you' : '')
}

function commandsFor({ name, state, source }: ShowAnswer): readonly (HTMLElement | undefined)[] {
  return [
    state === 'invalid' ? copiedCommand('Mend its file', ['fix'], [source.directory]) : undefined,
    copiedCommand('Explain it at length', ['doctor'], [name]),
    copiedCommand('Judge all its files', ['scan'], [source.directory]),
  ]
}

function fileList({ name, files, filesTruncated }: ShowAnswer): HTMLElement {
  const items = [{ path: 'SKILL.md', size: undefined }, ...files].map(({ path, size }) =>
    element(
      'li',
      {},
      element('a', { href: formatRoute({ view: 'skill', name, file: path }) }, strangeText(path, 300)),
      size === undefined ? undefined : element('span', { class: 'quiet' }, ` ${readableSize(size)}`),
    ),
  )
  return element('ul', { class: 'files' }, ...items, filesTruncated ? element('li', {}, 'and more') : undefined)
}

/** Which of two of one name is in force: an agent gets that one and never hears of the other. */
function namesake({ location, scope, shadowedBy }: SkillRow, own: string): HTMLElement {
  const word = shadowedBy === undefined ? 'in force' : shadowedBy === own ? 'hidden by this one' : 'hidden'
  return element('p', {}, badge(word), ' ', strangeText(`${scope} · ${location}`, 500))
}
