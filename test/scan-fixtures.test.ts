import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scanTexts } from './scan-texts.ts'

interface CodeSample {
  readonly class: string
  readonly language: string
  readonly text: string
}
interface TextSample {
  readonly class: string
  readonly attack: boolean
  readonly says: string
  readonly text: string
}

function read(name: string): string {
  return readFileSync(new URL(`../fixtures/scan/${name}.json`, import.meta.url), 'utf8')
}

const attacks: readonly CodeSample[] = JSON.parse(read('attacks'))
const lookalikes: readonly CodeSample[] = JSON.parse(read('lookalikes'))
const texts: readonly TextSample[] = JSON.parse(read('texts'))

const extension: Readonly<Record<string, string>> = { sh: 'sh', powershell: 'ps1', python: 'py', javascript: 'js' }
const page = '---\nname: word-counter\ndescription: Counts the words of a text.\n---\n\n# Word counter\n'
const inFence = ({ language, text }: CodeSample) => `${page}\n## Usage\n\n\`\`\`${language}\n${text}\n\`\`\`\n`

/** What a page that nobody is sent to only shows blocks in company. */
const shown = 'a fence in a quote of a reference'
const needCompany = new Set(['download-and-run', 'destructive-action', 'privilege-escalation'])

/** Ways in which the same code lies in a skill; each gives files. */
const carriers: Readonly<Record<string, (sample: CodeSample) => Readonly<Record<string, string>>>> = {
  'a script': (sample) => ({ [`scripts/run.${extension[sample.language]}`]: sample.text }),
  'a script in a dot folder': (sample) => ({ [`.cache/dist/x.${extension[sample.language]}`]: `\n${sample.text}\n` }),
  'a fence': (sample) => ({ 'SKILL.md': inFence(sample) }),
  [shown]: (sample) => ({
    'references/a.md': `> ~~~${sample.language}\n> ${sample.text.replaceAll('\n', '\n> ')}\n> ~~~\n`,
  }),
}

function verdictOf(files: Readonly<Record<string, string>>): string {
  const { verdict, findings } = scanTexts({ name: 'word-counter', files: { 'SKILL.md': page, ...files } })
  return `${verdict}${verdict === 'block' ? `: ${findings[0]?.rule}` : ''}`
}

// WUN-103: what attacks do, however it is written and wherever it lies; and what only looks like it.
describe.each(Object.entries(carriers))('code in %s', (carrier, carry) => {
  it.each(attacks)('sees $class, $language: $text', (sample) => {
    const isDoubted = carrier === shown && needCompany.has(sample.class)
    expect(verdictOf(carry(sample))).toMatch(isDoubted ? /^(?:block|warn)/ : /^block/)
  })

  it.each(lookalikes)('lets through $class, $language: $text', (sample) => {
    expect(verdictOf(carry(sample))).toMatch(/^(?:pass|warn)$/)
  })
})

describe('words', () => {
  it.each(texts.filter(({ attack }) => attack))('blocks $class: $says', ({ text }) => {
    expect(verdictOf({ 'SKILL.md': `${page}\n${text}\n` })).toMatch(/^block/)
  })

  it.each(texts.filter(({ attack }) => !attack))('lets through $class: $says', ({ text }) => {
    expect(verdictOf({ 'SKILL.md': `${page}\n${text}\n` })).toMatch(/^(?:pass|warn)$/)
  })
})
