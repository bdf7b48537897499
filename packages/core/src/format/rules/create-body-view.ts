import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { markdownBounds } from '../../text/markdown-bounds.ts'
import type { SkillDocument } from '../skill-document.ts'
import type { BodyLink, BodyText, BodyView } from './body-view.ts'

interface Collected {
  readonly links: BodyLink[]
  readonly codes: BodyText[]
  readonly prose: BodyText[]
}

/** Reads the body lazily: rules of the frontmatter must not pay for Markdown. */
export function createBodyView(document: SkillDocument): BodyView {
  const text = document.text.slice(document.bodyOffset)
  let refused: string | undefined
  let collected: Collected | undefined
  const read = (): Collected => {
    if (collected !== undefined) return collected
    collected = { links: [], codes: [], prose: [] }
    refused = markdownBounds(text)
    if (refused === undefined) collect(fromMarkdown(text), document.bodyOffset, collected)
    return collected
  }
  return {
    text,
    get refused() {
      read()
      return refused
    },
    get links() {
      return read().links
    },
    get codes() {
      return read().codes
    },
    get prose() {
      return read().prose
    },
  }
}

function collect(root: Nodes, base: number, into: Collected): void {
  const waiting: Nodes[] = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    take(node, base, into)
    if ('children' in node) waiting.push(...node.children.toReversed())
  }
}

function take(node: Nodes, base: number, into: Collected): void {
  const start = base + (node.position?.start.offset ?? 0)
  const end = base + (node.position?.end.offset ?? 0)
  if (node.type === 'text') into.prose.push({ text: node.value, start, end })
  if (node.type === 'inlineCode') into.codes.push({ text: node.value, start, end })
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    into.links.push({ destination: node.url.replace(/[?#].*$/s, ''), start, end })
  }
}
