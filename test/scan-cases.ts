import { readdirSync, readFileSync } from 'node:fs'

export interface ScanCase {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

const marks = /⟦(?:tags:([^⟧]*)|newlines:(\d+)|([0-9a-f]{4,5}))⟧/g

/**
 * Cases out of the tables in `fixtures`: `=== name | description` starts one, `@@ path` a file of it; what stands before
 * the first file is the body of its SKILL.md. `⟦200b⟧` is a character by its number, `⟦newlines:9⟧` and `⟦tags:text⟧`
 * stand for what an editor would not show.
 */
export function scanCases(
  kind: 'malicious' | 'benign',
): readonly (readonly [table: string, cases: readonly ScanCase[]])[] {
  const folder = new URL(`../fixtures/${kind}/`, import.meta.url)
  const tables = readdirSync(folder).filter((name) => name.endsWith('.cases'))
  return tables.map((name) => [name.replace('.cases', ''), readCases(readFileSync(new URL(name, folder), 'utf8'))])
}

function readCases(text: string): readonly ScanCase[] {
  const parts = text.split(/^=== /m).slice(1)
  return parts.map((part) => {
    const [head = '', ...lines] = part.split('\n')
    const [name = '', ...description] = head.split(' | ')
    const [body = '', ...files] = `\n${lines.join('\n')}`.split(/^@@ /m)
    const read = files.map((file) => {
      const end = file.indexOf('\n')
      return [file.slice(0, end).trim(), unmark(file.slice(end + 1).replace(/\n$/, ''))] as const
    })
    const page = unmark(body.replace(/^\n|\n$/g, ''))
    const front = `---\nname: ${name}\ndescription: ${JSON.stringify(description.join(' | '))}\n---\n\n# ${name}\n\n`
    const written = {
      ...(!read.some(([path]) => path === 'SKILL.md') && {
        'SKILL.md': page.startsWith('---\n') ? page : `${front}${page}\n`,
      }),
    }
    return { name, files: { ...written, ...Object.fromEntries(read) } }
  })
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
