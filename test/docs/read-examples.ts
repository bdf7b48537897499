/** One command of a page, with what the page says it prints. */
interface DocumentedCommand {
  /** As it stands after `$ `, without a trailing `# exit N`. */
  readonly command: string
  /** 1-based line in the page. */
  readonly line: number
  /** Exit status the page states, 0 unless it says otherwise. */
  readonly status: number
  /** Lines of output; none when the page shows none, and then the output is not compared. */
  readonly output: readonly string[]
}

/** A step of a page: a block of `sh setup`, run as it is, a block of `js`, run as a module, or one command. */
export type DocumentedStep =
  | { readonly kind: 'setup'; readonly script: string; readonly line: number }
  | { readonly kind: 'program'; readonly source: string; readonly line: number; readonly output: readonly string[] }
  | ({ readonly kind: 'command' } & DocumentedCommand)

export interface DocumentedExamples {
  readonly steps: readonly DocumentedStep[]
  /** Commands in blocks of `sh service`: they run until they are stopped, so other tests run them. */
  readonly services: readonly DocumentedCommand[]
}

/**
 * The examples of a Markdown page. In a block of `sh`, a line `$ metier …` is a command and the lines up to the next
 * `$` or the end of the block are its output; other commands are for the reader alone. What a block of `js` prints
 * stands in a block of `text output` after it, if at all.
 */
export function readExamples(markdown: string): DocumentedExamples {
  const steps: DocumentedStep[] = []
  const services: DocumentedCommand[] = []
  const blocks = fencedBlocks(markdown)
  for (const [index, block] of blocks.entries()) {
    if (block.info === 'js') {
      const next = blocks[index + 1]
      const output = next?.info === 'text output' ? next.lines : []
      steps.push({ kind: 'program', source: block.lines.join('\n'), line: block.line, output })
    }
    if (block.info === 'sh setup') steps.push({ kind: 'setup', script: block.lines.join('\n'), line: block.line })
    if (block.info === 'sh') {
      steps.push(...commandsOf(block).map((command) => ({ kind: 'command' as const, ...command })))
    }
    if (block.info === 'sh service') services.push(...commandsOf(block))
  }
  return { steps, services }
}

interface FencedBlock {
  readonly info: string
  readonly lines: readonly string[]
  /** 1-based line of the first line inside. */
  readonly line: number
}

function fencedBlocks(markdown: string): readonly FencedBlock[] {
  const blocks: FencedBlock[] = []
  const lines = markdown.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const open = /^(`{3,})(.*)$/u.exec(lines[index] ?? '')
    if (open === null) continue
    const start = index + 1
    const end = lines.findIndex((line, at) => at >= start && line.trimEnd() === open[1])
    if (end === -1) throw new Error(`The block of line ${index + 1} is never closed.`)
    blocks.push({ info: (open[2] ?? '').trim(), lines: lines.slice(start, end), line: start + 1 })
    index = end
  }
  return blocks
}

function commandsOf(block: FencedBlock): readonly DocumentedCommand[] {
  const commands: { command: string; line: number; status: number; output: string[] }[] = []
  let current: (typeof commands)[number] | undefined
  for (const [offset, text] of block.lines.entries()) {
    if (!text.startsWith('$ ')) {
      current?.output.push(text.trimEnd())
      continue
    }
    current = undefined
    if (!text.startsWith('$ metier')) continue
    const stated = /\s+# exit (\d+)$/u.exec(text)
    const command = text.slice(2, stated?.index)
    current = { command, line: block.line + offset, status: Number(stated?.[1] ?? 0), output: [] }
    commands.push(current)
  }
  for (const { output } of commands) while (output.at(-1) === '') output.pop()
  return commands
}
