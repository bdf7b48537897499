import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// States that a kill was seen to leave, made by hand: test/soak/killed.soak.ts finds new ones.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('source', 'pdf')
})
afterEach(() => user.tree.cleanUp())

const add = () => user.add('../source', { agent: ['claude-code'] })

describe('an installation that was cut off before the lock was written', () => {
  it.each([
    ['with its link', true],
    ['with the empty folder of its link', false],
  ])('%s is carried out by the next one, which asks nobody where files go', async (_what, hasLink) => {
    user.tree.write('project/skills-lock.json', '{ "version": 1, "skills": {} }\n')
    user.write('project/.agents/skills', 'pdf')
    mkdirSync(user.tree.at('project/.claude/skills'), { recursive: true })
    if (hasLink) symlinkSync(join('..', '..', '.agents/skills/pdf'), user.tree.at('project/.claude/skills/pdf'))
    expect(await user.run('verify')).toMatchObject({ skills: [] })
    await add()
    expect(await user.run('verify')).toMatchObject({ skills: [{ name: 'pdf', state: 'intact' }] })
    expect(user.lock().skills).toMatchObject({ pdf: { agents: ['claude-code'] } })
    expect(await user.run('doctor')).toMatchObject({ installation: [] })
  })

  it('with nothing but empty folders is carried out by the next one too', async () => {
    for (const path of ['.agents/skills', '.agents/.metier-staging/new.1.pdf', '.claude/skills']) {
      mkdirSync(user.tree.at(`project/${path}`), { recursive: true })
    }
    await add()
    expect(await user.run('why')).toMatchObject({
      skills: [
        {
          name: 'pdf',
          paths: [user.tree.at('project/.agents/skills/pdf'), user.tree.at('project/.claude/skills/pdf')],
        },
      ],
    })
  })
})
