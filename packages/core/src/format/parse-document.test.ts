import { describe, expect, it } from 'vitest'
import { parseDocument } from './parse-document.ts'

function parse(text: string, path = 'skills/my-skill/SKILL.md') {
  return parseDocument({ bytes: new TextEncoder().encode(text), path, directoryName: 'my-skill' })
}

describe('parseDocument', () => {
  it('gives the parts with their places', () => {
    const text = '\uFEFF---\nname: my-skill\ndescription: "x"\n---\n# Body\n'
    const document = parse(text)
    expect(document).toMatchObject({
      path: 'skills/my-skill/SKILL.md',
      directoryName: 'my-skill',
      fileName: 'SKILL.md',
      text,
    })
    expect(text.slice(document.yaml?.start, document.yaml?.end)).toBe('name: my-skill\ndescription: "x"')
    expect(text.slice(document.bodyOffset)).toBe('# Body\n')
    const value = document.frontmatter?.pairs[1]?.value
    expect(text.slice(value?.start, value?.end)).toBe('"x"')
    expect(document.skill?.name).toBe('my-skill')
  })

  it.each([
    ['a\\b\\skill.md', 'skill.md'],
    ['SKILL.md', 'SKILL.md'],
    ['/x/Skill.md', 'Skill.md'],
  ])('takes the file name from %s', (path, fileName) => {
    expect(parse('', path).fileName).toBe(fileName)
  })

  it('keeps the nodes of a repaired text where they stand in the text', () => {
    const text = '---\nname: my-skill\ndescription: Use: it\nlicense: MIT\n---\n'
    const { frontmatter, skill } = parse(text)
    const shown = frontmatter?.pairs.map(({ key, value }) =>
      [key, value].map(({ start, end }) => text.slice(start, end)),
    )
    expect(shown).toEqual([
      ['name', 'my-skill'],
      ['description', 'Use: it'],
      ['license', 'MIT'],
    ])
    expect(skill?.license).toBe('MIT')
  })

  it('keeps the nodes when only the model cannot be made', () => {
    const document = parse('---\nname: a\n---\n')
    expect(document.skill).toBeUndefined()
    expect(document.frontmatter?.pairs).toHaveLength(1)
  })

  it('has neither nodes nor fences without frontmatter', () => {
    expect(parse('# Title')).toMatchObject({ frontmatter: undefined, yaml: undefined, bodyOffset: 0, skill: undefined })
  })
})
