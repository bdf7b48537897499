import { describe, expect, it } from 'vitest'
import { joinsWithinWord } from './joins-within-word.ts'
import { parseShell } from './parse-shell.ts'
import { readShellLine } from './read-shell-line.ts'

describe('a line that goes on in the next', () => {
  it.each([
    'p3$\\\np2',
    'a &\\\n& b',
    'cat <\\\n(p1)',
    'gi\\\nt status',
    'a\\\\\\\nb',
    '`a\\\\\nb`',
    '"a\\\nb"',
    'a\\',
    "echo $'a\\\nb'",
  ])('is told where it joins what was apart: %j', (line) => {
    expect(joinsWithinWord(line, parseShell(line))).toBe(true)
    expect(readShellLine(line).unclear).toContain('a word that goes on in the next line')
  })

  it.each([
    'git log \\\n  --oneline',
    '\\\ngit status',
    'git \\\n\\\nstatus',
    'git status\ngit log',
    'echo a\\ b',
    "echo 'a\\\nb'",

    '"a\\\\\nb"',
    'a\\\\',
  ])('is plain where a blank or quotes stand before the break, or the stroke is itself escaped: %j', (line) => {
    expect(joinsWithinWord(line, parseShell(line))).toBe(false)
    expect(readShellLine(line).unclear).toEqual([])
  })

  it('is told in the text of a shell within', () => {
    expect(readShellLine("sh -c 'x$\\\ny'").unclear.length).toBeGreaterThan(0)
    expect(readShellLine('sh -c "p3$\\\n\\\\\np2"').unclear.length).toBeGreaterThan(0)
  })
})
