import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../text/apply-edits.ts'
import { codesOf, loadFields, loadText } from '../load-text.case.ts'

// the ways in which real skills break their own YAML.
describe('repair', () => {
  it.each([
    ['a colon', 'Use when: asked', 'Use when: asked'],
    ['several colons', 'Steps: (1) one, (2) two: three', 'Steps: (1) one, (2) two: three'],
    ['a colon at the end', 'The following:', 'The following:'],
    ['a stray quote at the end', '"Does things""', 'Does things'],
    ['text after the closing quote', '"Does" things', '"Does" things'],
    ['a quote that never closes before one that does', '"Does "many" things', 'Does "many" things'],
    ['text after the closing single quote', "'Does' things", "'Does' things"],
    ['a hyphen first', '- does things', '- does things'],
    ['a question mark first', '? does things', '? does things'],
    ['text behind a folding sign', '> Does things', '> Does things'],
    ['text behind a sign for a block', '| Does things\n  and more', '| Does things and more'],
    ['an apostrophe in single quotes', "'it's here'", "it's here"],
    ['quotes in quotes', '"say "hi" to them"', 'say "hi" to them'],
    ['a quote that never closes', '"Does things', 'Does things'],
    ['an at sign first', '@mention people', '@mention people'],
    ['a backtick first', '`code` first', '`code` first'],
    ['emphasis first', '**Bold** words', '**Bold** words'],
    ['a percent sign first', '%PATH% things', '%PATH% things'],
    ['a backslash', 'C:\\x: y', 'C:\\x: y'],
    ['a bracket that never closes', '[draft: what it does', '[draft: what it does'],
    ['text after a bracket', '[draft] what it does', '[draft] what it does'],
    ['a comment after it', 'Use when: asked # later', 'Use when: asked'],
    ['several lines', 'Use when:\n  asked, or\n  told', 'Use when: asked, or told'],
  ])('reads a description with %s', (_, written, description) => {
    const result = loadFields(`name: my-skill\ndescription: ${written}\nlicense: MIT`)
    expect(result.skill).toMatchObject({ name: 'my-skill', description, license: 'MIT' })
    expect(codesOf(result)).toEqual(['repaired-yaml:3'])
    expect(result.diagnostics[0]?.severity).toBe('warning')
  })

  it('offers a fix after which nothing is wrong and the same is read', () => {
    const text = '---\nname: a: b\ndescription: Use when: "x"\nlicense: MIT\n---\nbody\n'
    const broken = loadText(text)
    const edits = broken.diagnostics.flatMap(({ fix }) => fix?.edits ?? [])
    const fixed = loadText(applyEdits(text, edits))
    expect(codesOf(broken)).toEqual(['repaired-yaml:2', 'repaired-yaml:3'])
    expect(fixed.diagnostics).toEqual([])
    expect(fixed.skill).toEqual(broken.skill)
  })

  it.each([
    ['another line', 'name: a\ndescription: fine\nlicense: a: b', 'invalid-yaml:4'],
    ['another line too', 'name: a\ndescription: x: y\nlicense: a: b', 'invalid-yaml:3'],
    ['indentation', 'name: a\n description: b', 'invalid-yaml:'],
    ['an anchor beside an alias', 'x: &a b\nname: c\ndescription: *a', 'yaml-anchor:2'],
  ])('does not help when the fault is %s, and the line is that of the fault', (_, frontmatter, code) => {
    const result = loadFields(frontmatter)
    expect(result.skill).toBeUndefined()
    expect(codesOf(result)[0]).toContain(code)
  })

  it('says that the closing line is missing when the text has begun', () => {
    const { diagnostics } = loadText('---\nname: a\ndescription: b\n\n## Title\n\n**Bold**: x\n* [a] b: c: d\n\n---\n')
    expect(diagnostics[0]?.help).toContain('line 5')
  })
})
