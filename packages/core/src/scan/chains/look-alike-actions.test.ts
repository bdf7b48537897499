import { expect, it } from 'vitest'
import { isFoundIn } from '../deeds/is-found-in.case.ts'
import { lookAlikeActions } from './look-alike-actions.ts'

const isTaken = isFoundIn(lookAlikeActions, 'Sets up releases.')
const steps = (uses: string): string => `jobs:\n  release:\n    steps:\n      - uses: ${uses}\n`

// WUN-103: an action sees every key of the pipeline that it stands in.
it.each([
  ['a workflow', 'assets/release.yml', steps('astral-sh-actions/setup-uv@v5')],
  ['a page', 'notes.md', `\`\`\`yaml\n${steps('actlons/checkout@v4')}\`\`\`\n`],
  ['a workflow in quotes', '.github/workflows/a.yml', steps('"gha-toolkit/cache/restore@v4"')],
])('stops what everybody uses where it is another one, in %s', (_, path, text) =>
  expect(isTaken(path, text)).toBe(true),
)

it.each([
  ['the one of its maker', 'actions/checkout@v4'],
  ['one that is written in capitals', 'Swatinem/rust-cache@v2'],
  ['an action of another name', 'acme-tools/setup-things@v1'],
  ['whoever stands for anybody', 'your-org/checkout@v4'],
  ['a known fork', 'step-security/changed-files@v45'],
  ['the skill itself', 'tables/cache@v1'],
  ['no own word of the language', 'somebody/constructor@v1'],
])('lets %s pass', (_, uses) => expect(isTaken('assets/release.yml', steps(uses))).toBe(false))

it('takes what is shown behind a warning for an example', () => {
  const text = `Never take a copy:\n\n\`\`\`yaml\n${steps('actlons/checkout@v4')}\`\`\`\n`
  expect(isTaken('notes.md', text)).toBe(false)
})
