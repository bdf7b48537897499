import { createTemporaryTree } from '@metier/testing'
import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packZip } from '../archive/pack-zip.ts'
import { readBundleFile } from './read-bundle-file.ts'

describe('readBundleFile', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree()
  })
  afterEach(() => tree.cleanUp())

  async function zipOf(files: Readonly<Record<string, string>>): Promise<string> {
    const packed = Object.entries(files).map(([path, text]) => ({
      path,
      bytes: new TextEncoder().encode(text),
      executable: false,
    }))
    const file = tree.at('team.zip')
    writeFileSync(file, await packZip(packed))
    return file
  }

  // SQD-18: the folders of a team are where charters name them, under both of their names
  it.each(['.ai-team/', '.squad/', 'project/.ai-team/', ''])('reads a zip of a team in "%s"', async (folder) => {
    const file = await zipOf({
      [`${folder}agents/fenster/charter.md`]: 'C\r\n',
      [`${folder}agents/fenster/skills/api/SKILL.md`]: 'A',
      [`${folder}skills/git/SKILL.md`]: 'G',
    })
    const { agents, teamSkills } = await readBundleFile(file)
    expect(new TextDecoder().decode(agents.get('fenster')?.charter)).toBe('C\r\n')
    expect([...(agents.get('fenster')?.skills.keys() ?? [])]).toEqual(['api'])
    expect([...teamSkills.keys()]).toEqual(['git'])
  })

  it('takes a zip of skills for skills of the team', async () => {
    const { agents, teamSkills } = await readBundleFile(await zipOf({ 'git/SKILL.md': 'G', 'notes/x.md': '' }))
    expect(agents.size).toBe(0)
    expect([...teamSkills.keys()]).toEqual(['git'])
  })

  it('says when there is no such file', async () => {
    await expect(readBundleFile(tree.at('none.squad'))).rejects.toThrow(/There is no file/)
  })
})
