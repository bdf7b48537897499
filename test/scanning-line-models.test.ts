import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

interface Addition {
  readonly hand: number
  readonly host: string
  readonly commit: string
  readonly isAttack: boolean
}

const models: readonly (readonly [name: string, folders: readonly string[]])[] = [
  ['programs', ['programs']],
  ['pages', ['programs', 'pages']],
]

describe.each(models)('the model of %s', (name, folders) => {
  const card = read(`docs/scanning-${name}.md`)
  const model = read(`packages/core/src/scan/${name}/${name.slice(0, -1)}-model.ts`)
  /** What the card says beside a word of its first column. */
  const said = (row: string): string => card.split('\n').find((line) => line.startsWith(`| ${row} |`)) ?? ''

  // WUN-103: whoever reads the card reads of the very file that judges.
  it('has a card that names its digest, its size and its heights', () => {
    expect(said('file')).toContain(`${Buffer.byteLength(model).toLocaleString('en-US')} bytes`)
    expect(said('file')).toContain(createHash('sha256').update(model).digest('hex'))
    for (const height of ['block', 'warn']) {
      const value = new RegExp(`\\b${height}: (-?[\\d.]+)`).exec(model)?.[1]
      expect(value).toBeDefined()
      expect(said('heights')).toContain(`\`${height}\` ${String(value)}`)
    }
  })

  // WUN-103: whoever wants to make the model again has to know from what.
  it('has a card that names what it learned from, each with its repository and commit', () => {
    const additions = folders.flatMap(additionsOf)
    const attacks = additions.filter(({ isAttack }) => isAttack).length
    const hands = new Set(additions.map(({ hand }) => hand)).size
    expect(said('data')).toContain(
      `${attacks.toLocaleString('en-US')} attacks and ${additions.length - attacks} harmless additions by ${hands} hands`,
    )
    for (const { host, commit } of additions) {
      expect(host).toMatch(/^[\w.-]+\/[\w.-]+$/)
      expect(commit).toMatch(/^[0-9a-f]{40}$/)
    }
    const repositories = read('scripts/train-lines/published.tsv').trim().split('\n')
    for (const repository of repositories) expect(repository).toMatch(/^[\w.-]+\/[\w.-]+\t[0-9a-f]{40}(?:\t[^\t]+)+$/)
    const skills = repositories.reduce((sum, line) => sum + line.split('\t').length - 2, 0)
    expect(said('data')).toContain(
      `${skills.toLocaleString('en-US')} skills of ${repositories.length} public repositories`,
    )
    expect(said('made by')).toContain(`node scripts/train-lines.mjs ${name}`)
    expect(existsSync(new URL('../scripts/train-lines.mjs', import.meta.url))).toBe(true)
  })
})

function additionsOf(folder: string): readonly Addition[] {
  const root = new URL(`../fixtures/scan/${folder}/`, import.meta.url)
  return readdirSync(root).flatMap((name) =>
    readFileSync(new URL(name, root), 'utf8')
      .trim()
      .split('\n')
      .map((line) => additionOf(JSON.parse(line))),
  )
}

function additionOf(line: unknown): Addition {
  if (typeof line !== 'object' || line === null) throw new TypeError('no addition')
  if (!('hand' in line && 'host' in line && 'commit' in line && 'isAttack' in line)) throw new TypeError('no addition')
  const { hand, host, commit, isAttack } = line
  return { hand: Number(hand), host: String(host), commit: String(commit), isAttack: isAttack === true }
}
