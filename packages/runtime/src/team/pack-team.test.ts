import { createTemporaryTree } from '@metier/testing'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packTeam } from './pack-team.ts'
import { readBundleFile } from './read-bundle-file.ts'
import { readTeamFiles } from './read-team-files.ts'

const fixture = fileURLToPath(new URL('../../../../fixtures/teams/squad', import.meta.url))

describe('packTeam', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree({
      'team/agents/fenster/charter.md': '# Fenster\r\n',
      'team/agents/fenster/history.md': '# History\n',
      'team/agents/fenster/skills/api/SKILL.md': 'A',
      'team/agents/fenster/skills/api/scripts/run.sh': 'run',
      'team/skills/git/SKILL.md': 'G',
    })
  })
  afterEach(() => tree.cleanUp())

  // what comes in again is what went out, and goes out as the same bytes
  it('gives a zip that reads as the same team, and the same bytes each time', async () => {
    const team = readTeamFiles(tree.at('team'))
    const zip = await packTeam(team)
    writeFileSync(tree.at('team.zip'), zip)
    const again = await readBundleFile(tree.at('team.zip'))
    expect(again).toEqual(team)
    expect(await packTeam(again)).toEqual(zip)
    const turned = { agents: new Map([...team.agents].toReversed()), teamSkills: team.teamSkills }
    expect(await packTeam(turned)).toEqual(zip)
  })

  it.each(['CON', 'a:b', '..'])('refuses the name %j, which no other system could take', async (name) => {
    const team = { agents: new Map(), teamSkills: new Map([[name, new Map()]]) }
    await expect(packTeam(team)).rejects.toMatchObject({ code: 'refused' })
  })
})

describe('a team in a folder', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree({ 'empty/README.md': '' })
    mkdirSync(tree.at('project'))
    cpSync(fixture, tree.at('project'), { recursive: true })
  })
  afterEach(() => tree.cleanUp())

  // A project as Squad keeps it today: who has left stays there, and what belongs to the project too
  it.each(['project', 'project/.squad'])('is read from %s as it lies there', async (place) => {
    const { agents, teamSkills } = await readBundleFile(tree.at(place))
    expect([...agents.keys()]).toEqual(['dallas', 'ripley'])
    expect(new TextDecoder().decode(agents.get('ripley')?.charter)).toContain('# Ripley — Lead')
    expect([...teamSkills.keys()]).toEqual(['form-validation'])
  })

  it('says where there is none', async () => {
    await expect(readBundleFile(tree.at('empty'))).rejects.toThrow(/There is no team/)
  })
})
