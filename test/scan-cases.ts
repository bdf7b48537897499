import { readdirSync, readFileSync } from 'node:fs'

export interface ScanCase {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  /** What kind of attack it is, in the tables that say it. */
  readonly class?: string
}

const insertions = /^%% (?<class>[a-z-]+)(?: in (?<page>[a-z0-9-]+) (?<way>after|instead-of) (?<line>.+))?$/m
const marks = /⟦(?:tags:([^⟧]*)|newlines:(\d+)|([0-9a-f]{4,5}))⟧/g

/**
 * Cases out of the tables in `fixtures`: `=== name | description` starts one, `@@ path` a file of it; what stands before
 * the first file is the body of its SKILL.md. `⟦200b⟧` is a character by its number, `⟦newlines:9⟧` and `⟦tags:text⟧`
 * stand for what an editor would not show. `%% class` under the head of an attack names its class; `%% class in page
 * after line` puts it into the page of that name in the honest table of the same name, behind the line that starts so.
 */
export function scanCases(
  kind: 'malicious' | 'benign',
): readonly (readonly [table: string, cases: readonly ScanCase[]])[] {
  const tables = readdirSync(new URL(`../fixtures/${kind}/`, import.meta.url)).filter((name) => name.endsWith('.cases'))
  return tables.map((name) => [name.replace('.cases', ''), readTable(kind, name)])
}

function readTable(kind: 'malicious' | 'benign', table: string): readonly ScanCase[] {
  const text = readFileSync(new URL(`../fixtures/${kind}/${table}`, import.meta.url), 'utf8')
  const hidden = kind === 'malicious' && / in [a-z0-9-]+ (?:after|instead-of) /.test(text)
  const pages = hidden ? readTable('benign', table) : []
  const parts = text.split(/^=== /m).slice(1)
  return parts.map((part) => readCase(part, pages))
}

function readCase(part: string, pages: readonly ScanCase[]): ScanCase {
  const [head = '', ...lines] = part.split('\n')
  const [name = '', ...description] = head.split(' | ')
  const [all = '', ...files] = `\n${lines.join('\n')}`.split(/^@@ /m)
  const insertion = insertions.exec(all)?.groups
  const host = insertion?.['page'] === undefined ? undefined : pages.find((page) => page.name === insertion['page'])
  if (insertion?.['page'] !== undefined && host === undefined) throw new Error(`${name}: no page ${insertion['page']}`)
  const read = files.map((file) => {
    const end = file.indexOf('\n')
    return [file.slice(0, end).trim(), unmark(file.slice(end + 1).replace(/\n$/, ''))] as const
  })
  const own = unmark(
    all
      .replace(/^\n|\n$/g, '')
      .replace(insertions, '')
      .replace(/^\n/, ''),
  )
  const page = host === undefined ? own : hide(own, bodyOf(host), insertion?.['way'], insertion?.['line'] ?? '')
  const front = `---\nname: ${name}\ndescription: ${JSON.stringify(description.join(' | '))}\n---\n\n# ${name}\n\n`
  const written = {
    ...host?.files,
    ...(!read.some(([path]) => path === 'SKILL.md') && {
      'SKILL.md': page.startsWith('---\n') ? page : `${front}${page}\n`,
    }),
  }
  return {
    name,
    files: { ...written, ...Object.fromEntries(read) },
    ...(insertion && { class: insertion['class'] ?? '' }),
  }
}

function bodyOf(page: ScanCase): string {
  return (page.files['SKILL.md'] ?? '').split(`\n# ${page.name}\n\n`)[1] ?? ''
}

function hide(order: string, page: string, way: string | undefined, start: string): string {
  const lines = page.trimEnd().split('\n')
  const at = lines.findIndex((line) => line.startsWith(start))
  if (at === -1) throw new Error(`no line starts with ${start}`)
  return lines.toSpliced(way === 'after' ? at + 1 : at, way === 'after' ? 0 : 1, ...order.split('\n')).join('\n')
}

function unmark(text: string): string {
  return text.replace(marks, (_, tags?: string, newlines?: string, code?: string) => {
    if (tags !== undefined)
      return Array.from(tags, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
    return newlines === undefined
      ? String.fromCodePoint(Number.parseInt(code ?? '', 16))
      : '\n'.repeat(Number(newlines))
  })
}
