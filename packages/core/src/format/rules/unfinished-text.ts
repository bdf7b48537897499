import type { BodyText } from './body-view.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

// Only as a marker: skills may well talk about such notes.
const note = /^\s*(?:TODO|TBD|FIXME)\b:?|\[(?:TODO|TBD|FIXME)\b|\b(?:TODO|TBD|FIXME):/

export const unfinishedText: Rule = {
  code: 'unfinished-text',
  looksAt: 'body',
  summary: 'A place was left to be filled in',
  why: 'The reader is a model: it takes a note to the author for an instruction (R-51).',
  next: 'Fill it in, or take it out.',
  check(input) {
    const places: BodyText[] = [...input.body.prose]
    const node = findPair(input.document.frontmatter, 'description')?.value
    if (node?.kind === 'scalar') places.unshift({ text: node.source, start: node.start, end: node.end })
    return places.flatMap(({ text, start, end }) => {
      if (!note.test(text)) return []
      const message = 'A note to the author was left in the text'
      const help = 'Fill it in, or take it out.'
      return [finding(input, { code: 'unfinished-text', message, help, span: { start, end } })]
    })
  },
}
