import { linkTarget } from '../text/link-target.ts'
import { visibleText } from '../text/visible-text.ts'
import { formatRoute } from '../format-route.ts'
import { element } from '../view/element.ts'
import type { Block } from './block.ts'
import type { Inline } from './inline.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { plural } from '../text/plural.ts'

/** Characters of a body that are rendered; the rest is read in its file. */
const longest = 100_000

/** The text of a skill, for people. Its headings begin below those of the page. */
export function renderMarkdown(text: string, skill: string): HTMLElement {
  const blocks = parseMarkdown(text.slice(0, longest)).map((block) => renderBlock(block, skill))
  const rest = text.length - longest
  const cut = rest > 0 ? element('p', { class: 'quiet' }, `SKILL.md has ${plural(rest, 'character')} more.`) : undefined
  return element('div', { class: 'markdown' }, ...blocks, cut)
}

function renderBlock(block: Block, skill: string): HTMLElement {
  const inlines = (children: readonly Inline[]) => children.map((child) => renderInline(child, skill))
  if (block.kind === 'heading') return element(headingOf(block.level), { dir: 'auto' }, ...inlines(block.children))
  if (block.kind === 'paragraph') return element('p', { dir: 'auto' }, ...inlines(block.children))
  if (block.kind === 'code') return element('pre', { tabindex: '0' }, element('code', {}, visibleText(block.text)))
  if (block.kind === 'quote') return element('blockquote', {}, ...block.blocks.map((each) => renderBlock(each, skill)))
  if (block.kind === 'rule') return element('hr')
  if (block.kind === 'table') return renderTable(block.rows, skill)
  return renderList(block, skill)
}

function renderList({ start, items }: Extract<Block, { kind: 'list' }>, skill: string): HTMLElement {
  const made = items.map((item) => element('li', {}, ...item.map((each) => renderBlock(each, skill))))
  return start === undefined ? element('ul', {}, ...made) : element('ol', { start: String(start) }, ...made)
}

function renderTable(rows: readonly (readonly (readonly Inline[])[])[], skill: string): HTMLElement {
  const lines = rows.map((cells, index) => {
    const made = cells.map((cell) =>
      element(index === 0 ? 'th' : 'td', { dir: 'auto' }, ...cell.map((each) => renderInline(each, skill))),
    )
    return element('tr', {}, ...made)
  })
  return element(
    'div',
    { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Table' },
    element('table', {}, ...lines),
  )
}

function renderInline(inline: Inline, skill: string): Node {
  if (inline.kind === 'text') return document.createTextNode(visibleText(inline.text))
  if (inline.kind === 'code') return element('code', {}, visibleText(inline.text))
  if (inline.kind === 'image') return element('span', { class: 'quiet' }, `[picture: ${visibleText(inline.text, 200)}]`)
  const children = inline.children.map((child) => renderInline(child, skill))
  if (inline.kind === 'strong') return element('strong', {}, ...children)
  if (inline.kind === 'emphasis') return element('em', {}, ...children)
  return renderLink(inline.address, children, skill)
}

/** Links show where they lead, because their text may say something else. */
function renderLink(address: string, children: readonly Node[], skill: string): HTMLElement {
  const target = linkTarget(address)
  if (target === undefined) return element('span', {}, ...children)
  if (target.kind === 'file') {
    return element('a', { href: formatRoute({ view: 'skill', name: skill, file: target.path }) }, ...children)
  }
  const { href } = target
  return element('a', { href, title: href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...children)
}

function headingOf(level: number): 'h3' | 'h4' | 'h5' | 'h6' {
  return level === 1 ? 'h3' : level === 2 ? 'h4' : level === 3 ? 'h5' : 'h6'
}
