import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendLearning } from './append-learning.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const add = (history: string, text = 'It breaks.', reasons: readonly string[] = ['it names a file']) => {
  const bytes = appendLearning(encode(history), { title: 'Login', text, reasons })
  return bytes && new TextDecoder().decode(bytes)
}

// SQD-53
describe('appendLearning', () => {
  const entry = '### Login\n\nIt breaks.\n\n_Kept here: it names a file._\n'
  it.each([
    ['', `## Learnings\n\n${entry}`],
    ['# H', `# H\n\n## Learnings\n\n${entry}`],
    ['# H\n\n## Learnings\n', `# H\n\n## Learnings\n\n${entry}`],
    ['## Learnings\n\n- One.\n\n## Files\n\na\n', `## Learnings\n\n- One.\n\n${entry}\n## Files\n\na\n`],
    ['## learnings', `## learnings\n\n${entry}`],
  ])('%j', (before, after) => {
    expect(add(before)).toBe(after)
  })

  it('keeps line ends', () => {
    expect(add('# H\r\n\r\n## Learnings\r\n')).toBe(`# H\n\n## Learnings\n\n${entry}`.replaceAll('\n', '\r\n'))
  })

  it('is done once', () => {
    const once = add('# H\n') ?? ''
    expect(add(once)).toBeUndefined()
  })

  it('lets nothing that was learned end the section', () => {
    expect(add('', '## Other\ntext')).toContain('#### Other')
  })

  it('touches nothing that is no text', () => {
    expect(appendLearning(new Uint8Array([0xff, 0, 1]), { title: 't', text: 'x', reasons: [] })).toBeUndefined()
  })

  it('only ever inserts', () => {
    const lines = fc.array(fc.constantFrom('# H', '## Learnings', '## Files', '- a', '', 'text', '### x'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n'), fc.string({ minLength: 1 }), (all, end, text) => {
        const before = all.join(end)
        const after = add(before, `learned ${text}`)
        if (after === undefined) return
        let common = 0
        while (common < before.length && before[common] === after[common]) common += 1
        expect(after.endsWith(before.slice(common))).toBe(true)
      }),
    )
  })
})
