import { expect, it } from 'vitest'
import { skillOfPage } from '../deeds/skill-of-page.case.ts'
import { MappedText } from '../text/mapped-text.ts'
import { isAmongRefused } from './is-among-refused.ts'

const bomb = ':(){ :|:& };:'
const isRefused = (line: string) =>
  isAmongRefused(
    skillOfPage(''),
    {
      path: 'guard.py',
      role: 'script',
      language: 'python',
      text: new MappedText(`import sys\n${line}\nprint(1)`),
      layer: 0,
      isExample: false,
    },
    `import sys\n${line}`.indexOf(bomb),
  )

// WUN-103
it.each([
  ['an item of a list', `dangerous = ['rm -rf', 'dd if=', 'mkfs', '${bomb}']`],
  ['an alternative of a pattern', `if echo "$INPUT" | grep -qE 'rm -rf|git push.*--force|${bomb}'; then`],
])('takes %s for what a guard refuses', (_, line) => expect(isRefused(line)).toBe(true))

it.each([
  ['by itself', bomb],
  ['after another command', `rm -rf build; ${bomb}`],
  ['through a pipe', `rm -rf build|${bomb}`],
  ['given to a shell', `bash -c 'rm -rf build|${bomb}'`],
  ['in a list whose items are run', `for c in ['rm -rf a', '${bomb}']: os.system(c)`],
  ['alone in quotes', `run = '${bomb}'`],
])('and not what is run %s', (_, line) => expect(isRefused(line)).toBe(false))
