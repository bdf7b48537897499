import { describe, expect, it } from 'vitest'
import { activationTool } from './activation-tool.ts'
import { entryOf, viewOf } from './view.case.ts'

const many = (count: number) =>
  viewOf(Array.from({ length: count }, (_, at) => entryOf({ name: `skill-${at}`, description: 'Does it.' })))

describe('activationTool', () => {
  // OST-31
  it('is a tool named skill that takes a name', () => {
    const tool = activationTool(many(2))
    expect(tool?.name).toBe('skill')
    expect(Object.keys(tool?.inputSchema.properties ?? {})).toEqual(['name', 'arguments'])
    expect(tool?.inputSchema.properties['name']?.enum).toEqual(['skill-0', 'skill-1'])
  })

  it.each([
    [50, true],
    [51, false],
  ])('lists the names of %d skills: %s', (count, listed) => {
    const schema = activationTool(many(count))?.inputSchema
    expect(schema?.properties['name']?.enum !== undefined).toBe(listed)
  })

  // BTW-36
  it('does not exist when no skill can be loaded', () => {
    expect(activationTool(viewOf([]))).toBeUndefined()
    expect(activationTool(viewOf([entryOf({ name: 'manual', disableModelInvocation: true })]))).toBeUndefined()
  })

  it('leaves a skill for people out of the names', () => {
    const view = viewOf([entryOf({ name: 'manual', disableModelInvocation: true }), entryOf({ name: 'open' })])
    expect(activationTool(view)?.inputSchema.properties['name']?.enum).toEqual(['open'])
  })

  // BTW-35: the name and the parameter of another system
  it('takes another name, another parameter and an index', () => {
    const tool = activationTool(many(1), {
      name: 'btw_tool_fetch_skill',
      parameter: 'skill_name',
      index: '<available_skills/>',
    })
    expect(tool?.name).toBe('btw_tool_fetch_skill')
    expect(Object.keys(tool?.inputSchema.properties ?? {})).toEqual(['skill_name', 'arguments'])
    expect(tool?.description.endsWith('\n\n<available_skills/>')).toBe(true)
  })
})
