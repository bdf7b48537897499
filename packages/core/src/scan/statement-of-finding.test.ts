import { describe, expect, it } from 'vitest'
import { statementOfFinding } from './statement-of-finding.ts'

describe('the statement in which a finding stands', () => {
  it.each([
    ['its line', 'one\n  run("a")\nthree', 2, 'run("a")'],
    ['to where its brackets close', 'run(\n  "a",\n  [b]\n)\nnext()', 1, 'run( "a", [b] )'],
    ['to where a shell goes on', 'curl a \\\n  -d b |\n  sh\nnext', 1, 'curl a \\ -d b | sh'],
    ['what closes more than it opens', '} else { x() }\nnext', 1, '} else { x() }'],
    ['any end of a line', 'a\r\nb\rc', 3, 'c'],
    ['nothing behind the last line', 'a', 9, ''],
  ])('is %s', (_, text, line, expected) => expect(statementOfFinding(text, line)).toBe(expected))

  it('ends where nobody closes it', () => {
    expect(statementOfFinding('run(\n'.repeat(1000), 1).split(' ')).toHaveLength(40)
  })
})
