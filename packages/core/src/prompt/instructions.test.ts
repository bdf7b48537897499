import { describe, expect, it } from 'vitest'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { instructions } from './instructions.ts'

describe('instructions', () => {
  // BTW-9, BTW-20
  it('tells an agent with a file tool to read the file at the location', () => {
    const text = instructions({ activation: 'file' })
    expect(text).toContain('read the SKILL.md at its location')
    expect(text).toContain('relative to the directory of that SKILL.md')
    expect(text).not.toContain('call the tool')
  })

  it('tells an agent with the tool to call it by its name', () => {
    expect(instructions({ activation: 'tool' })).toContain('call the tool `skill`')
    expect(instructions({ activation: 'tool', tool: 'skill-execute' })).toContain('call the tool `skill-execute`')
  })

  it.each(['file', 'tool'] as const)('is short (%s) and puts the user above a skill', (activation) => {
    expect(estimateTokens(instructions({ activation }))).toBeLessThan(150)
    expect(instructions({ activation })).toContain('takes precedence over a skill')
  })
})
