import { describe, expect, it } from 'vitest'
import { parseSkill } from './parse-skill.ts'

const file = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  path: 'notes/SKILL.md',
  directoryName: 'notes',
})

describe('a file without frontmatter', () => {
  const text = '# Notes\n\nKeeps notes in order.\n'

  it('is no skill, unless that is asked for', () => {
    expect(parseSkill(file(text)).skill).toBeUndefined()
  })

  it('is one under its directory’s name where a preset says so, with a warning', () => {
    const { skill, body, diagnostics } = parseSkill(file(text), { plainMarkdown: true })
    expect(skill).toMatchObject({ name: 'notes', description: 'Keeps notes in order.' })
    expect(body).toBe(text)
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['plain-markdown', 'warning']])
  })

  it('is none when it says nothing of itself, or when its frontmatter is merely broken', () => {
    expect(parseSkill(file('# Only a title\n'), { plainMarkdown: true }).skill).toBeUndefined()
    expect(parseSkill(file('---\nname: x\n'), { plainMarkdown: true }).skill).toBeUndefined()
    expect(parseSkill(file(''), { plainMarkdown: true }).skill).toBeUndefined()
  })
})
