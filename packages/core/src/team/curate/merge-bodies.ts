import { splitBlocks, type Block } from './split-blocks.ts'

/**
 * One body that says all that two say: the first as it is, and what of the second it lacks, at the end of the section of
 * the same heading, or in a section of its own. No block of either is lost; what both say stands there once.
 */
export function mergeBodies(first: string, second: string): string {
  const lines = first
    .replaceAll(/\r\n|\r/g, '\n')
    .trimEnd()
    .split('\n')
  const known = new Set(splitBlocks(first).map(({ text }) => blockKey(text)))
  const missing: Block[] = []
  for (const block of splitBlocks(second)) {
    const key = blockKey(block.text)
    if (known.has(key)) continue
    known.add(key)
    missing.push(block)
  }
  // Whatever came behind a fence that nobody closed would be code.
  const open = missing.length === 0 ? undefined : openFence(lines)
  if (open !== undefined) lines.push(open)
  for (const [heading, blocks] of bySection(missing)) insert(lines, heading, blocks)
  return `${lines.join('\n').trim()}\n`
}

/** By what two blocks are the same: line ends, blanks and case aside. */
function blockKey(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function bySection(blocks: readonly Block[]): ReadonlyMap<string, readonly Block[]> {
  const sections = new Map<string, Block[]>()
  for (const block of blocks) sections.set(block.heading, [...(sections.get(block.heading) ?? []), block])
  return sections
}

function insert(lines: string[], heading: string, blocks: readonly Block[]): void {
  const text = joined(blocks)
  const place = sectionEnd(lines, heading)
  if (place === undefined) {
    const title = heading === '' ? [] : [`## ${heading}`, '']
    lines.push('', ...title, ...text)
    return
  }
  const before = lines[place - 1] ?? ''
  const follows = blocks[0]?.isPoint === true && /^\s*(?:[-*+]|\d{1,4}[.)])[ \t]/.test(before)
  lines.splice(place, 0, ...(follows ? [] : ['']), ...text, ...((lines[place] ?? '').trim() === '' ? [] : ['']))
}

function joined(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ text, isPoint }, at) => {
    const before = blocks[at - 1]
    const gap = before === undefined || (isPoint && before.isPoint) ? [] : ['']
    return [...gap, ...text.split('\n')]
  })
}

/** The mark of the fence that is open behind the last line. */
function openFence(lines: readonly string[]): string | undefined {
  let fence: string | undefined
  for (const line of lines) fence = fenceAfter(line, fence)
  return fence
}

/** The mark of the fence that is open behind a line, given the one before it. */
function fenceAfter(line: string, fence: string | undefined): string | undefined {
  const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
  if (mark === undefined) return fence
  if (fence === undefined) return mark
  return line.trim() === mark && mark.startsWith(fence) ? undefined : fence
}

/** Index behind the last line of a section that says something; `undefined` where no section has this heading. */
function sectionEnd(lines: readonly string[], heading: string): number | undefined {
  if (heading === '') return undefined
  let fence: string | undefined
  let isInside = false
  let end: number | undefined
  for (const [at, line] of lines.entries()) {
    fence = fenceAfter(line, fence)
    const title = fence === undefined ? /^#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1] : undefined
    if (title !== undefined) {
      if (isInside) return end
      isInside = title.trim().toLowerCase() === heading.toLowerCase()
    }
    if (isInside && line.trim() !== '') end = at + 1
  }
  return end
}
