import type { ScanAnswer } from '../daemon/answers.ts'
import { callDaemon } from '../daemon/call-daemon.ts'
import { formatRoute } from '../format-route.ts'
import { badge } from './badge.ts'
import { element } from './element.ts'
import { findingNote } from './finding-note.ts'
import { scanNote } from './scan-note.ts'
import { strangeText } from './strange-text.ts'
import { plural } from '../text/plural.ts'

/** A button that has all files of a skill judged, and what came of it. */
export function scanSection(name: string): HTMLElement {
  const button = element('button', { type: 'button', id: 'scan-now' }, 'Scan all its files now')
  const box = element('div', { role: 'status' })
  button.addEventListener('click', () => void scan(name, button, box))
  return element('section', {}, element('h2', {}, 'Scan'), button, box)
}

async function scan(name: string, button: HTMLButtonElement, box: HTMLElement): Promise<void> {
  button.disabled = true
  box.replaceChildren(element('p', { class: 'quiet' }, 'scanning …'))
  try {
    const answer = await callDaemon<ScanAnswer>('scan-skill', { name })
    box.replaceChildren(...answer.results.flatMap((result) => shown(name, answer.policy, result)))
  } catch (error) {
    box.replaceChildren(element('p', {}, strangeText(error instanceof Error ? error.message : String(error), 2000)))
  }
  button.disabled = false
}

function shown(name: string, policy: string, result: ScanAnswer['results'][number]): readonly HTMLElement[] {
  const { verdict, filesScanned, findings, skipped, accepted } = result
  const files = plural(filesScanned, 'file')
  const word = accepted === undefined ? '' : ' You accepted it as it is.'
  return [
    element(
      'p',
      {},
      badge(verdict),
      ` ${files} read under the policy ${policy}, ${findings.length === 0 ? 'nothing found' : `${findings.length} found`}.${word}`,
    ),
    ...findings.map(scanNote).map((note) => findingNote(note, formatRoute({ view: 'skill', name, file: note.file }))),
    ...skipped.map(({ path, reason }) =>
      element('p', { class: 'quiet' }, 'Not read: ', strangeText(`${path} (${reason})`, 500)),
    ),
  ]
}
