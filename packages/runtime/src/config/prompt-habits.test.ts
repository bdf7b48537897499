import { createCatalog, createView, promptSection } from '@metier/core'
import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createStage } from '../catalog/stage.case.ts'
import { loadConfiguration } from './load-configuration.ts'
import { promptHabits } from './prompt-habits.ts'

const needy = '---\nname: needy\ndescription: Needs a server.\nmcp-servers: [{ name: github }]\n---\nBody.\n'
const skill = { '/project/skills/needy/SKILL.md': needy }
const declared = { '/project/.mcp.json': '{"mcpServers":{"github":{}}}' }

function habitsOf(files: Readonly<Record<string, string>>, overrides: Readonly<Record<string, unknown>> = {}) {
  const stage = createStage({ files, overrides })
  const { fileSystem } = createMemoryDisk(files)
  const configuration = loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project', overrides })
  const view = stage.open().view()
  const habits = promptHabits({ fileSystem, configuration: { ...configuration, projectRoot: '/project' }, view })
  return { habits, text: promptSection(view, habits) }
}

describe('promptHabits', () => {
  // BTW-18, SQD-24
  it.each([
    ['default', { format: 'xml', location: 'absolute' }],
    ['btw', { format: 'xml', location: 'absolute' }],
    ['squad', { format: 'xml', location: 'relative', indent: 2 }],
  ])('are those of preset %s', (preset, index) => {
    expect(habitsOf({}, { preset }).habits).toMatchObject({ ...index, projectRoot: '/project' })
  })

  // SQD-43
  it.each([
    ['stop', 'STOP and report'],
    ['block', 'STOP and report'],
    ['advisory', 'do what you can'],
  ])('under mcp.policy %s say: %s', (policy, words) => {
    expect(habitsOf(skill, { 'mcp.policy': policy }).text).toContain(words)
  })

  it('know which servers the project declares, and that silence is not none', () => {
    expect(habitsOf(skill).text).not.toContain('[not configured here]')
    expect(habitsOf({ ...skill, '/project/.mcp.json': '{"mcpServers":{}}' }).text).toContain('[not configured here]')
    expect(habitsOf({ ...skill, ...declared }).habits.mcp).toEqual({ policy: 'stop', servers: ['github'] })
  })

  it('read no list of servers that nobody needs', () => {
    const view = createView(createCatalog({ roots: [], candidates: [], problems: [], generation: 1 }), {
      host: createFakeHost(),
      settings: loadConfiguration({ ...createMemoryDisk({}), host: createFakeHost(), cwd: '/project' }).catalog,
      preset: 'default',
    })
    const { fileSystem } = createMemoryDisk(declared)
    const configuration = loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project' })
    expect(promptHabits({ fileSystem, configuration, view }).mcp).toEqual({ policy: 'stop' })
  })
})
