import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentationSandbox } from './docs/documentation-sandbox.ts'
import { readExamples } from './docs/read-examples.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .toSorted(),
]

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** What a service is, other than running until it is stopped, is proven by the tests of the server. */
const servicePattern = /^metier (?:serve|mcp)\b/u

describe.each(pages.filter((page) => readExamples(read(page)).steps.length > 0))('the examples in %s', (page) => {
  let sandbox: DocumentationSandbox
  beforeAll(() => {
    sandbox = new DocumentationSandbox()
  })
  afterAll(() => {
    sandbox.remove()
  })

  it('run one after the other as the page says', { timeout: 120_000 }, () => {
    const problems = readExamples(read(page)).steps.map((step) => sandbox.run(step))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })
})

describe.each(pages)('%s', (page) => {
  it('marks as a service only what is one', () => {
    const { services } = readExamples(read(page))
    expect(services.filter(({ command }) => !servicePattern.test(command))).toEqual([])
  })

  it('links to files that exist', () => {
    const prose = read(page).replaceAll(/^```[\s\S]*?^```/gmu, '')
    const targets = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/gu)].map((match) => match[1] ?? '')
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([])
  })

  it('names source files, scripts, schemas and folders of this repository that exist', () => {
    // A skill has a folder `scripts` too, so only what is written as ours counts there.
    const ours = /`((?:(?:bench|examples|fixtures|packages|schemas|test)\/[\w./-]+)|(?:scripts\/[\w./-]+\.mjs))`/gu
    const paths = [...read(page).matchAll(ours)].map((match) => match[1] ?? '')
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('docs/compat.md', () => {
  const rows = read('docs/compat.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const kinds = read('docs/requirements.tsv')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const toAnswer = kinds.filter(([, kind]) => kind === 'X' || kind === 'I').map(([id]) => id ?? '')

  it('has something to answer', () => {
    expect(toAnswer.length).toBeGreaterThan(30)
  })

  it.each(toAnswer)('answers %s: what it says, whether it is done, why and where', (id) => {
    const [, , says = '', state = '', why = ''] = rows.find((cells) => cells[1] === id) ?? []
    expect(says.length).toBeGreaterThan(10)
    expect(state).toMatch(/^(?:done|planned|optional|not done|not kept|part done|not a measure here)/u)
    expect(why.length).toBeGreaterThan(10)
  })

  it('says for every ruling what a user sees', () => {
    const rulings = new Set(rows.map((cells) => cells[1]).filter((cell) => cell?.startsWith('R-')))
    const missing = Array.from({ length: 55 }, (_, index) => `R-${index + 1}`).filter((id) => !rulings.has(id))
    expect(missing).toEqual([])
  })
})
