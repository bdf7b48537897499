import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// What was put into a folder that the user named, or into a part of a team: the lock says where, and every command goes by it.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('source', 'pdf')
})
afterEach(() => user.tree.cleanUp())

const vendored = 'project/vendor/skills/pdf/SKILL.md'
const usual = 'project/.agents/skills/pdf'
const placesOf = (name: string) => user.lock().skills[name]?.['places']
const stateOf = async (): Promise<unknown> => (await user.run('verify'))['skills']
const editLock = (places: unknown) => {
  const { skills, ...rest } = user.lock()
  const pdf = { ...skills['pdf'], places }
  user.tree.write('project/skills-lock.json', JSON.stringify({ version: 1, ...rest, skills: { ...skills, pdf } }))
}

describe.each([
  ['a folder that was named', { path: 'vendor/skills' }],
  ['a role', { scope: 'role:qa' }],
  ['an agent of a team', { scope: 'agent:ann' }],
  ['a room', { scope: 'room:war' }],
])('a skill in %s', (_what, where: Readonly<Record<string, string>>) => {
  it('is found by the lock without an option, on a fresh checkout too', async () => {
    await user.add('../source', where)
    const [place] = [placesOf('pdf')].flat()
    const at = `project/${String(place)}/pdf/SKILL.md`
    expect(user.has(at)).toBe(true)
    expect(await stateOf()).toMatchObject([{ state: 'intact', missing: [] }])
    expect(await user.run('doctor')).toMatchObject({ installation: [] })
    expect(await user.run('why')).toMatchObject({ skills: [{ paths: [dirname(user.tree.at(at))] }] })
    rmSync(user.tree.at(dirname(at)), { recursive: true })
    expect(await stateOf()).toMatchObject([{ state: 'missing', missing: [dirname(user.tree.at(at))] }])
    expect(await user.run('ci')).toMatchObject({ skills: [{ changed: true }] })
    expect(user.has(at)).toBe(true)
    expect(user.has(usual)).toBe(false)
  })

  it('is updated, gone back from, switched and removed where it lies', async () => {
    await user.add('../source', where)
    const at = `project/${String([placesOf('pdf')].flat()[0])}/pdf/SKILL.md`
    user.write('source', 'pdf', 'Do it better.')
    expect(await user.run('update')).toMatchObject({ skills: [{ outcome: 'replaced' }] })
    expect(user.read(at)).toContain('better')
    await user.run('rollback', { name: 'pdf' })
    expect(user.read(at)).not.toContain('better')
    await user.run('disable', { names: ['pdf'] })
    expect(user.has(at)).toBe(false)
    await user.run('enable', { names: ['pdf'] })
    expect(user.has(at)).toBe(true)
    expect(user.has(usual)).toBe(false)
    await user.run('remove', { names: ['pdf'] })
    expect(user.has(dirname(at))).toBe(false)
    expect(user.lock().skills).toEqual({})
  })
})

describe('places in the lock', () => {
  it('merge what a person changed there with what is new, and lose neither', async () => {
    user.write('source', 'pdf', 'One.\n\nTwo.\n\nThree.')
    await user.add('../source', { path: 'vendor/skills' })
    user.write('project/vendor/skills', 'pdf', 'My one.\n\nTwo.\n\nThree.')
    user.write('source', 'pdf', 'One.\n\nTwo.\n\nThree, anew.')
    expect(await user.run('update')).toMatchObject({ skills: [{ outcome: 'merged' }] })
    expect(user.read(vendored)).toMatch(/My one\.[^]*Three, anew\./)
  })

  it('are not written where nobody named one, nor for the folder that everybody looks in', async () => {
    await user.add('../source')
    expect(user.lock().skills['pdf']).not.toHaveProperty('places')
    await user.add('../source', { path: '.agents/skills' })
    expect(user.lock().skills['pdf']).not.toHaveProperty('places')
  })

  it('are not written for a folder outside of the project, where the option is needed as ever', async () => {
    await user.add('../source', { path: '../elsewhere' })
    expect(user.lock().skills['pdf']).not.toHaveProperty('places')
    expect(user.told()).toEqual([
      `${user.tree.at('project/skills-lock.json')} cannot name ${user.tree.at('elsewhere')}, which is outside of the project: give \`--path ../elsewhere\` to other commands too, or they look where skills usually are.`,
    ])
    expect(await user.run('verify', { path: '../elsewhere' })).toMatchObject({ skills: [{ state: 'intact' }] })
  })

  it('are not written for the project itself, which is told', async () => {
    await user.add('../source', { path: '.' })
    expect(user.has('project/pdf/SKILL.md')).toBe(true)
    expect(user.lock().skills['pdf']).not.toHaveProperty('places')
    expect(user.told()).toEqual([expect.stringContaining('which is the project itself: give `--path .` to other')])
    expect(await user.run('verify', { path: '.' })).toMatchObject({ skills: [{ state: 'intact' }] })
    await user.run('remove', { names: ['pdf'], path: '.' })
    expect(user.has('project/pdf')).toBe(false)
  })

  it('leave others where they are: the usual folder stays the usual one', async () => {
    user.write('source', 'a')
    user.write('source', 'z')
    await user.add('../source', { skill: ['pdf'] })
    await user.add('../source', { skill: ['a'], path: '.claude/skills' })
    await user.add('../source', { skill: ['z'] })
    expect(user.list('project/.agents/skills')).toEqual(['pdf', 'z'])
    expect(await stateOf()).toMatchObject([{ state: 'intact' }, { state: 'intact' }, { state: 'intact' }])
  })

  it('are several for a skill that was added twice: all are checked, brought and brought up to date', async () => {
    await user.add('../source')
    await user.add('../source', { scope: 'role:qa' })
    await user.add('../source', { scope: 'role:dev' })
    const places = [placesOf('pdf')].flat().map((place) => `project/${String(place)}/pdf/SKILL.md`)
    expect(places).toHaveLength(3)
    expect(places[0]).toBe(`${usual}/SKILL.md`)
    expect(await stateOf()).toMatchObject([{ state: 'intact', missing: [] }])
    user.write('source', 'pdf', 'Do it better.')
    await user.run('update')
    for (const place of places) expect(user.read(place)).toContain('better')
    for (const place of places) rmSync(user.tree.at(dirname(place)), { recursive: true })
    await user.run('ci')
    for (const place of places) expect(user.read(place)).toContain('better')
    user.write('source', 'pdf', 'Do it best.')
    await user.add('../source')
    for (const place of places) expect(user.read(place)).toContain('best')
    expect(await stateOf()).toMatchObject([{ state: 'intact', missing: [] }])
    await expect(user.run('remove', { names: ['pdf'], scope: 'role:ops' })).rejects.toMatchObject({ code: 'not-found' })
    await user.run('remove', { names: ['pdf'], scope: 'role:qa' })
    expect(places.map((place) => user.has(place))).toEqual([true, false, true])
    expect(await stateOf()).toMatchObject([{ state: 'intact', missing: [] }])
    await user.run('remove', { names: ['pdf'] })
    expect(places.some((place) => user.has(place))).toBe(false)
  })

  it('carry the links of agents', async () => {
    await user.add('../source', { path: 'vendor/skills', agent: ['claude-code'] })
    expect(user.list('project/.claude/skills')).toEqual(['pdf'])
    expect(await stateOf()).toMatchObject([{ state: 'intact', missing: [] }])
    await user.run('disable', { names: ['pdf'], agent: ['claude-code'] })
    expect(user.list('project/.claude/skills')).toEqual([])
    expect(user.has(vendored)).toBe(true)
    await user.run('enable', { names: ['pdf'], agent: ['claude-code'] })
    rmSync(user.tree.at('project/.claude'), { recursive: true })
    rmSync(user.tree.at('project/vendor'), { recursive: true })
    await user.run('ci')
    expect(await stateOf()).toMatchObject([{ state: 'intact', missing: [] }])
  })

  it('are not needed: a lock of before is read with the option, and learns the place when it is added anew', async () => {
    await user.add('../source', { path: 'vendor/skills' })
    editLock(undefined)
    expect(await user.run('verify', { path: 'vendor/skills' })).toMatchObject({ skills: [{ state: 'intact' }] })
    expect(await stateOf()).toMatchObject([{ state: 'missing' }])
    await user.add('../source', { path: 'vendor/skills' })
    expect(placesOf('pdf')).toEqual(['vendor/skills'])
    expect(await stateOf()).toMatchObject([{ state: 'intact' }])
  })

  it('go with the project when it is moved', async () => {
    await user.add('../source', { path: 'vendor/skills' })
    cpSync(user.tree.at('project'), user.tree.at('other'), { recursive: true })
    expect(await user.run('verify', {}, 'other')).toMatchObject({ skills: [{ state: 'intact' }] })
  })
})

const forgotten = async (): Promise<unknown> => (await user.run('doctor'))['installation']
const folder = () => dirname(user.tree.at(vendored))

describe('places that another program dropped from the lock', () => {
  beforeEach(() => user.add('../source', { path: 'vendor/skills' }))

  it('are found by doctor, and mended as it says', async () => {
    await user.add('../source')
    editLock(undefined)
    const mend = 'metier add ../source --skill pdf --path vendor/skills --overwrite'
    expect(await forgotten()).toEqual([
      { kind: 'forgotten', path: folder(), message: expect.stringContaining(`\`${mend}\``) },
    ])
    // Whatever else is written into the lock meanwhile: it is still known.
    user.write('source', 'docx')
    await user.add('../source', { skill: ['docx'] })
    expect(await forgotten()).toMatchObject([{ kind: 'forgotten', path: folder() }])
    await user.add('../source', { skill: ['pdf'], path: 'vendor/skills', overwrite: true })
    expect(await forgotten()).toEqual([])
    expect(placesOf('pdf')).toEqual(['.agents/skills', 'vendor/skills'])
  })

  it('are no matter once the folder is gone', async () => {
    await user.add('../source')
    editLock(undefined)
    rmSync(folder(), { recursive: true })
    expect(await forgotten()).toEqual([])
  })

  it('are found for a skill that the lock does not name any more at all', async () => {
    user.tree.write('project/skills-lock.json', '{"version":1,"skills":{}}')
    expect(await forgotten()).toEqual([
      { kind: 'forgotten', path: folder(), message: expect.stringContaining('remove the folder') },
    ])
  })

  it('are none where Metier itself took the skill away, or the lock is that of another project', async () => {
    await user.run('remove', { names: ['pdf'] })
    user.write('project/vendor/skills', 'pdf', 'My own.')
    expect(await forgotten()).toEqual([])
    cpSync(user.tree.at('project'), user.tree.at('other'), { recursive: true })
    expect(await user.run('doctor', {}, 'other')).toMatchObject({ installation: [] })
  })

  it('are forgotten with the lock itself, by prune', async () => {
    const records = 'home/.local/share/metier/places'
    expect(user.list(records)).toHaveLength(1)
    rmSync(user.tree.at('project/skills-lock.json'))
    await user.run('prune', { yes: true })
    expect(user.list(records)).toEqual([])
  })
})

describe('a lock of a stranger', () => {
  beforeEach(() => user.add('../source', { path: 'vendor/skills' }))

  it.each([
    '../outside',
    '/etc',
    'vendor/../../outside',
    'C:\\skills',
    '~/skills',
    '.git',
    'sub/.GIT/x',
    'node_modules/.bin',
    '',
    '.',
    7,
  ])('that names %j as a place is read by no command', async (place) => {
    editLock([place])
    for (const command of ['ci', 'verify', 'update'])
      await expect(user.run(command)).rejects.toMatchObject({
        code: 'invalid-config',
        message: expect.stringMatching(/"pdf" has a wrong `places`: it must be a list of folders within the project/),
      })
    expect(user.has('outside')).toBe(false)
  })

  it.each([
    ['out of the project', '../outside'],
    ['into the Git directory', '.git'],
  ])('puts nothing through a link that leads %s', async (_where, to) => {
    mkdirSync(user.tree.at('outside'))
    symlinkSync(to, user.tree.at('project/extra'))
    editLock(['vendor/skills', 'extra'])
    for (const [command, input] of [
      ['ci', {}],
      ['update', {}],
      ['disable', { names: ['pdf'] }],
      ['remove', { names: ['pdf'] }],
      ['add', { source: '../source', yes: true }],
    ] as const)
      await expect(user.run(command, input)).rejects.toMatchObject({ code: 'refused' })
    expect(user.list('outside')).toEqual([])
    expect(user.list('project/.git')).toEqual(['HEAD'])
  })

  it('does not put a skill in place of what is none', async () => {
    user.tree.write('project/packages/pdf/main.js', 'mine')
    editLock(['vendor/skills', 'packages'])
    for (const [command, input] of [
      ['ci', {}],
      ['disable', { names: ['pdf'] }],
      ['remove', { names: ['pdf'] }],
    ] as const)
      await expect(user.run(command, input)).rejects.toMatchObject({
        code: 'refused',
        message: expect.stringContaining('no skill'),
      })
    expect(user.read('project/packages/pdf/main.js')).toBe('mine')
  })
})
