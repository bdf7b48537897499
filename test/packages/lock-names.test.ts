import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// A lock comes with a repository: its names are a stranger's, or those that another installer keeps as the skill has them.

let user: User
beforeEach(async () => {
  user = openUser()
  user.write('project/source', 'pdf')
  await user.add('./source')
})
afterEach(() => user.tree.cleanUp())

const installed = 'project/.agents/skills'
const entry = () => user.lock().skills['pdf'] ?? {}
const writeLock = (skills: Readonly<Record<string, unknown>>) =>
  user.tree.write('project/skills-lock.json', JSON.stringify({ version: 1, skills }))

describe('a name in the lock that leads elsewhere', () => {
  it.each(['../../../victim', '/victim', '../../victim'])('%s is a folder among the skills (BTW-55)', async (name) => {
    user.tree.write('victim/precious.txt', 'kept')
    user.tree.write('project/victim/precious.txt', 'kept')
    writeLock({ [name]: entry() })
    expect(await user.run('verify')).toMatchObject({ skills: [{ name, state: 'missing' }] })
    await user.run('ci')
    expect(user.list(installed)).toEqual(['pdf', 'victim'])
    expect(await user.run('verify')).toMatchObject({ skills: [{ name, state: 'intact' }] })
    user.tree.write(`${installed}/victim/SKILL.md`, 'Changed here.')
    await user.run('remove', { names: [name], yes: true })
    expect(user.list(installed)).toEqual(['pdf'])
    expect(user.list('home/.local/share/metier/replaced')).toEqual([expect.stringMatching(/^victim-\d+$/)])
    expect([...user.list('victim'), ...user.list('project/victim')]).toEqual(['precious.txt', 'precious.txt'])
  })

  it.each(['..', '.', ' ', 'con'])('%j is refused before anything is done, and can be taken out', async (name) => {
    writeLock({ [name]: entry() })
    for (const command of ['verify', 'ci', 'why']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as a user would
      await expect(user.run(command)).rejects.toMatchObject({
        code: 'refused',
        next: expect.stringContaining('remove'),
      })
    }
    expect(await user.run('doctor')).toMatchObject({
      installation: [{ kind: 'unreadable', message: expect.stringContaining('metier remove') }],
    })
    await user.run('remove', { names: [name], yes: true })
    expect(user.lock().skills).toEqual({})
    expect(user.list('project/.agents')).toEqual(['skills'])
    expect(user.list(installed)).toEqual(['pdf'])
  })
})

describe('a skill whose name is no folder', () => {
  it('is found where the other installer put it, and gets no second folder', async () => {
    user.tree.write(
      'project/source/pdf/SKILL.md',
      '---\nname: My Skill\ndescription: Does it. Use when wanted.\n---\nDo it.\n',
    )
    await user.add('./source')
    const { 'my-skill': mine } = user.lock().skills
    const { digest: _digest, ...theirs } = mine ?? {}
    writeLock({ 'My Skill': theirs })
    user.tree.remove(`${installed}/pdf`)
    expect(await user.run('verify')).toMatchObject({ skills: [{ name: 'My Skill', state: 'unpinned' }] })
    await user.run('update', { yes: true })
    await user.add('./source')
    expect(user.list(installed)).toEqual(['my-skill'])
    expect(user.lock().skills).toEqual({ 'My Skill': expect.objectContaining({ digest: mine?.['digest'] }) })
    await user.run('disable', { names: ['My Skill'] })
    expect(user.list(installed)).toEqual([])
    await user.run('enable', { names: ['My Skill'] })
    expect(user.list(installed)).toEqual(['my-skill'])
  })

  it.each([
    ['über', 'ber'],
    ['日本語', 'unnamed-skill'],
    ['a--b', 'a-b'],
    [`x${'y'.repeat(70)}`, `x${'y'.repeat(70)}`],
  ])('is found in the other folder that the other installer made of %s', async (name, folder) => {
    const file = `---\nname: ${name}\ndescription: Does it. Use when wanted.\n---\nDo it.\n`
    user.tree.write('project/source/pdf/SKILL.md', file)
    await user.add('./source')
    const { pdf: _pdf, ...added } = user.lock().skills
    const [mine] = Object.values(added)
    const { digest, ...theirs } = mine ?? {}
    user.tree.remove(installed)
    user.tree.write(`${installed}/${folder}/SKILL.md`, file)
    writeLock({ [name]: theirs })
    expect(await user.run('verify')).toMatchObject({ skills: [{ name, state: 'unpinned' }] })
    await user.run('update', { yes: true })
    expect(user.list(installed)).toEqual([folder])
    expect(user.lock().skills).toMatchObject({ [name]: { digest } })
    await user.run('ci')
    expect(user.list(installed)).toEqual([folder])
    await user.run('remove', { names: [name], yes: true })
    expect(user.list(installed)).toEqual([])
  })

  it('is not taken for the skill whose folder it would have been', async () => {
    user.write('project/source', 'ber')
    await user.add('./source@ber')
    const ber = user.lock().skills['ber']
    writeLock({ ber, über: entry() })
    expect(await user.run('verify')).toMatchObject({
      skills: [
        { name: 'ber', state: 'intact' },
        { name: 'über', state: 'missing' },
      ],
    })
    await user.run('remove', { names: ['über'], yes: true })
    expect(user.list(installed)).toEqual(['ber', 'pdf'])
  })

  it('that two installers wrote down under two names is one, restored once and removed with the last', async () => {
    writeLock({ PDF: entry(), pdf: entry() })
    user.tree.remove('project/.agents')
    await user.run('ci')
    expect(user.list(installed)).toEqual(['pdf'])
    await user.run('remove', { names: ['PDF'], yes: true })
    expect(user.list(installed)).toEqual(['pdf'])
    await user.run('remove', { names: ['pdf'], yes: true })
    expect(user.list(installed)).toEqual([])
  })

  it('and that is another one than its namesake stops a restore, with nothing changed', async () => {
    const pdf = entry()
    user.write('project/other', 'docx')
    await user.add('./other')
    writeLock({ PDF: user.lock().skills['docx'], pdf })
    user.tree.remove('project/.agents')
    await expect(user.run('ci')).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('PDF') })
    expect(user.list(installed)).toEqual([])
  })
})

it.each(['update', 'ci', 'outdated'])(
  'an entry with a field of another shape stops %s, and nothing is written',
  async (command) => {
    writeLock({ pdf: { ...entry(), skillPath: 7 } })
    const before = user.read('project/skills-lock.json')
    await expect(user.run(command)).rejects.toMatchObject({
      code: 'invalid-config',
      message: expect.stringContaining('"pdf" has a wrong `skillPath`'),
    })
    expect(user.read('project/skills-lock.json')).toBe(before)
  },
)

it('a lock of which nobody can say what it means has doctor say how it is mended', async () => {
  user.tree.write('project/skills-lock.json', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n')
  expect(await user.run('doctor')).toMatchObject({
    installation: [
      {
        kind: 'unreadable',
        path: user.tree.at('project/skills-lock.json'),
        message: expect.stringContaining('metier lock merge'),
      },
    ],
  })
})

function linkOut() {
  user.tree.write('victim/pdf/precious.txt', 'kept')
  user.tree.remove('project/.agents')
  user.tree.link('project/.agents/skills', '../../victim')
}

describe.skipIf(process.platform === 'win32')('a folder of skills that is a link', () => {
  it('out of the project gets nothing installed, restored or removed (R-17a)', async () => {
    linkOut()
    const refused = { code: 'refused', message: expect.stringContaining('link out of the project') }
    await expect(user.run('ci')).rejects.toMatchObject(refused)
    await expect(user.add('./source', { overwrite: true })).rejects.toMatchObject(refused)
    await expect(user.run('remove', { names: ['pdf'], yes: true })).rejects.toMatchObject(refused)
    await expect(user.run('disable', { names: ['pdf'] })).rejects.toMatchObject(refused)
    expect(user.list('victim/pdf')).toEqual(['precious.txt'])
  })

  it('of an agent, out of the project, gets no link either', async () => {
    user.tree.write('victim/precious.txt', 'kept')
    user.tree.link('project/.claude', '../victim')
    const refused = { code: 'refused', message: expect.stringContaining('link out of the project') }
    await expect(user.add('./source', { agent: ['claude-code'] })).rejects.toMatchObject(refused)
    writeLock({ pdf: { ...entry(), agents: ['claude-code'] } })
    await expect(user.run('ci')).rejects.toMatchObject(refused)
    expect(user.list('victim')).toEqual(['precious.txt'])
  })

  it('is good within the project, and where the user’s settings say so or the command names it', async () => {
    linkOut()
    await user.run('add', { source: './source', path: '.agents/skills', overwrite: true, yes: true })
    expect(user.list('victim/pdf')).toEqual(['SKILL.md'])
    user.tree.remove('victim')
    user.tree.write('victim/x', '')
    user.tree.write('home/.config/metier/config.yaml', `allowSymlinkRoots: [${user.tree.at('victim')}]\n`)
    await user.run('ci')
    expect(user.list('victim')).toEqual(['pdf', 'x'])
    user.tree.remove('home/.config')
    user.tree.remove('project/.agents')
    user.tree.write('project/kept/x', '')
    user.tree.link('project/.agents/skills', '../kept')
    await user.run('ci')
    expect(user.list('project/kept')).toEqual(['pdf', 'x'])
  })
})
