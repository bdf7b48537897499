import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// The table of agents as a user meets it, and how it is put right without waiting for another version.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('source', 'pdf')
})
afterEach(() => user.tree.cleanUp())

const settings = (agents: object) =>
  user.tree.write('home/.config/metier/config.yaml', JSON.stringify({ skills: { agents } }))
const acme = { title: 'Acme', project: '.acme/skills', user: '~/.acme/skills', signs: ['~/.acme'] }

describe('an agent of the settings', () => {
  it('is installed for, verified, restored, listed and switched off like any other', async () => {
    settings({ acme })
    await user.add('../source', { agent: ['acme'] })
    expect(user.list('project/.acme/skills')).toEqual(['pdf'])
    expect(user.lock().skills).toMatchObject({ pdf: { agents: ['acme'] } })
    expect(await user.run('verify')).toMatchObject({ skills: [{ state: 'intact', missing: [] }] })
    user.tree.remove('project/.acme')
    await user.run('ci')
    expect(user.list('project/.acme/skills')).toEqual(['pdf'])
    await user.run('disable', { names: ['pdf'], agent: ['acme'] })
    expect(user.list('project/.acme/skills')).toEqual([])
    await user.run('remove', { names: ['pdf'] })
    expect(user.list('project/.agents/skills')).toEqual([])
  })

  it('has its own skills in the catalogue, and doctor knows it', async () => {
    settings({ acme })
    user.write('project/.acme/skills', 'docx')
    expect(JSON.stringify(await user.run('list'))).toContain('docx')
    expect(JSON.stringify(await user.run('doctor', { name: 'docx', client: 'acme' }))).not.toContain('unknown-client')
  })

  it('is named with those that are known, and found by its trace', async () => {
    settings({ acme, cursor: { project: '.cursor2/skills' } })
    user.tree.write('home/.acme/x', '')
    const { agents } = await user.run('agents')
    expect(agents).toContainEqual(expect.objectContaining({ id: 'acme', here: true, from: 'settings' }))
    expect(agents).toContainEqual(
      expect.objectContaining({ id: 'cursor', from: 'settings', project: user.tree.at('project/.cursor2/skills') }),
    )
    expect(agents).toContainEqual(expect.objectContaining({ id: 'goose', from: 'metier' }))
  })

  it.each([
    ['outside the project', { project: '../elsewhere' }],
    ['of the whole machine', { user: '/etc' }],
  ])('is not believed a folder %s, and doctor says so', async (_what, places) => {
    settings({ acme: { ...acme, ...places } })
    expect(JSON.stringify(await user.run('doctor'))).toContain('skills.agents.acme')
  })

  it('of a project that nobody trusts does not count', async () => {
    user.tree.write('project/metier.yaml', JSON.stringify({ skills: { agents: { acme } } }))
    await expect(user.add('../source', { agent: ['acme'] })).rejects.toMatchObject({ code: 'usage' })
  })
})

describe('every agent that is in use here', () => {
  it('is meant by one word', async () => {
    user.tree.write('home/.claude/x', '')
    user.tree.write('home/.cursor/x', '')
    await user.add('../source', { agent: ['detected'] })
    expect(user.list('project/.claude/skills')).toEqual(['pdf'])
    expect(user.lock().skills).toMatchObject({ pdf: { agents: expect.arrayContaining(['claude-code', 'cursor']) } })
  })

  it('is marked where clients are connected', async () => {
    user.tree.write('home/.cursor/x', '')
    const { agents } = await user.run('connect')
    expect(agents).toContainEqual(expect.objectContaining({ id: 'cursor', here: true }))
    expect(agents).toContainEqual(expect.objectContaining({ id: 'goose', here: false }))
  })
})
