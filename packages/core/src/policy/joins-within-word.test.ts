import { describe, expect, it } from 'vitest'
import { joinsWithinWord } from './joins-within-word.ts'
import { readShellLine } from './read-shell-line.ts'

describe('a line that goes on in the next', () => {
  it.each(['p3$\\\np2', 'a &\\\n& b', 'cat <\\\n(p1)', 'gi\\\nt status', 'a\\\\\nb', "sh -c 'x$\\\ny'"])(
    'is told where it joins what was apart: %j',
    (line) => {
      expect(joinsWithinWord(line)).toBe(true)
      expect(readShellLine(line).unclear).toContain('a word that goes on in the next line')
    },
  )

  it.each(['git log \\\n  --oneline', '\\\ngit status', 'git \\\n\\\nstatus', 'git status\ngit log', 'echo a\\ b'])(
    'is plain where a blank stands before the break: %j',
    (line) => {
      expect(joinsWithinWord(line)).toBe(false)
      expect(readShellLine(line).unclear).toEqual([])
    },
  )

  it('is told in the text of a shell within', () => {
    expect(readShellLine('sh -c "p3$\\\n\\\\\np2"').unclear.length).toBeGreaterThan(0)
  })
})
