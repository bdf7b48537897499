import { visibleText } from '../text/visible-text.ts'
import { element } from './element.ts'
import { strangeText } from './strange-text.ts'

const kinds: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed' }

/** A unified diff of one file, its marks as text and in colour. */
export function diffView(path: string, diff: string): HTMLElement {
  const lines = diff.split('\n').filter((line) => line !== '' && !/^(?:---|\+\+\+|@@)/.test(line))
  const label = `What changes in ${visibleText(path, 300)}`
  return element(
    'figure',
    {},
    element('figcaption', {}, 'Writes ', strangeText(path, 500)),
    element(
      'pre',
      { tabindex: '0', class: 'diff', role: 'group', 'aria-label': label },
      ...lines.map((line) => element('span', { class: kinds[line.charAt(0)] }, `${visibleText(line, 1000)}\n`)),
    ),
  )
}
