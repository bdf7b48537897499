import { describe, expect, it } from 'vitest'
import { buildIndex } from './build-index.ts'
import { environmentManifest } from './environment-manifest.ts'
import { entryOf, viewOf } from './view.case.ts'

const filePath = '/run/metier/manifest.json'

function indexOf(count: number, description = 'Does it.') {
  const entries = Array.from({ length: count }, (_, at) => entryOf({ name: `skill-${at}`, description }))
  return buildIndex(viewOf(entries), { location: 'absolute' })
}

describe('environmentManifest', () => {
  // OST-27, OST-28
  it('puts a small index into the variable', () => {
    const { variables, file } = environmentManifest(indexOf(2), { filePath })
    expect(Object.keys(variables)).toEqual(['AGENT_SKILLS_MANIFEST'])
    expect(JSON.parse(variables['AGENT_SKILLS_MANIFEST'] ?? '')).toEqual({
      skills: [0, 1].map((at) => ({
        name: `skill-${at}`,
        description: 'Does it.',
        location: `/home/ada/project/.agents/skills/skill-${at}/SKILL.md`,
      })),
    })
    expect(file).toBeUndefined()
  })

  it('writes a large one to a file and names the file', () => {
    const { variables, file } = environmentManifest(indexOf(1000), { filePath })
    expect(variables).toEqual({ AGENT_SKILLS_MANIFEST_FILE: filePath })
    expect(file?.path).toBe(filePath)
    expect(JSON.parse(file?.content ?? '')).toMatchObject({ skills: { length: 1000 } })
  })

  it.each([
    ['x', 64 * 1024],
    ['é', 32 * 1024],
    ['🚀', 16 * 1024],
  ])('counts bytes, not characters: %s', (unit, count) => {
    const overhead = 200
    const under = indexOf(1, unit.repeat(count - overhead))
    const over = indexOf(1, unit.repeat(count))
    expect(environmentManifest(under, { filePath }).file).toBeUndefined()
    expect(environmentManifest(over, { filePath }).file).toBeDefined()
  })

  it('sets nothing when there is nothing to show', () => {
    expect(environmentManifest(indexOf(0), { filePath })).toEqual({ variables: {} })
  })

  it('names the directory that skills were staged into', () => {
    const skillsDirectory = { variable: 'AGENT_OS_SKILLS_DIR', path: '/room/skills' }
    const { variables } = environmentManifest(indexOf(0), { filePath, skillsDirectory })
    expect(variables).toEqual({ AGENT_OS_SKILLS_DIR: '/room/skills' })
  })

  it('holds no setting or secret of a skill', () => {
    const entry = entryOf({
      name: 'alpha',
      metadata: { token: 'hunter2' },
      extra: { env: 'hunter2' },
      primaryEnv: 'KEY',
    })
    const { variables } = environmentManifest(buildIndex(viewOf([entry])), { filePath })
    expect(JSON.stringify(variables)).not.toMatch(/hunter2|KEY/)
  })
})
