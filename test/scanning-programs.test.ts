import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const card = read('docs/scanning-programs.md')
const model = read('packages/core/src/scan/programs/program-model.ts')

const folder = 'fixtures/scan/programs/'
const files = readdirSync(new URL(`../${folder}`, import.meta.url))
const additions = files.flatMap((name) =>
  read(folder + name)
    .trim()
    .split('\n')
    .map((line) => additionOf(JSON.parse(line))),
)

function additionOf(line: unknown) {
  if (typeof line !== 'object' || line === null) throw new TypeError('no addition')
  if (!('hand' in line && 'host' in line && 'commit' in line && 'folder' in line && 'isAttack' in line))
    throw new TypeError('no addition')
  const { hand, host, commit, isAttack } = line
  return { hand: Number(hand), host: String(host), commit: String(commit), isAttack: isAttack === true }
}

/** What the card says beside a word of its first column. */
function said(row: string): string {
  return card.split('\n').find((line) => line.startsWith(`| ${row} |`)) ?? ''
}

// WUN-103: whoever reads the card reads of the very file that judges.
it('the card names the digest, the size and the heights of the model that ships', () => {
  expect(said('file')).toContain(`${Buffer.byteLength(model).toLocaleString('en-US')} bytes`)
  expect(said('file')).toContain(createHash('sha256').update(model).digest('hex'))
  for (const name of ['block', 'warn']) {
    const value = new RegExp(`\\b${name}: ([\\d.]+)`).exec(model)?.[1]
    expect(value).toBeDefined()
    expect(said('heights')).toContain(`\`${name}\` ${String(value)}`)
  }
})

// WUN-103: whoever wants to make the model again has to know from what.
it('the card names what it learned from, each with its repository and commit', () => {
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
  expect(said('made by')).toContain('node scripts/train-lines.mjs programs')
  expect(existsSync(new URL('../scripts/train-lines.mjs', import.meta.url))).toBe(true)
})
