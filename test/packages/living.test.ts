import { lstatSync, readlinkSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// Living with skills that are installed: off and on, back and forth, two of one name, and cleaning up.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('source/skills', 'pdf')
  user.write('source/skills', 'docx')
})
afterEach(() => user.tree.cleanUp())

const installed = 'project/.agents/skills'
const claude = 'project/.claude/skills'
const entry = (name: string) => user.lock().skills[name]
const store = () => join(user.tree.at('home'), '.local/share/metier/store')
/** As if what is in the store had lain there for a day. */
function age() {
  const yesterday = Date.now() / 1000 - 86_400
  for (const first of readdirSync(store()).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    for (const rest of readdirSync(join(store(), first))) utimesSync(join(store(), first, rest), yesterday, yesterday)
  }
}

const kinds = (faults: unknown) =>
  Array.isArray(faults) ? [...new Set(faults.map(({ kind }: { kind: string }) => kind))].toSorted() : []

describe('a skill that is switched off', () => {
  it('leaves every folder of an agent, is remembered, and comes back as it was', async () => {
    await user.add('../source', { agent: ['claude-code'] })
    await user.run('disable', { names: ['pdf'] })
    expect(user.list(installed)).toEqual(['docx'])
    expect(user.list(claude)).toEqual(['docx'])
    expect(entry('pdf')).toMatchObject({ enabled: false, agents: ['claude-code'] })
    expect(await user.run('verify')).toMatchObject({ skills: [{ state: 'intact' }, { state: 'intact' }] })
    await user.run('enable', { names: ['pdf'] })
    expect(user.list(installed)).toEqual(['docx', 'pdf'])
    expect(readlinkSync(user.tree.at(`${claude}/pdf`))).toBe('../../.agents/skills/pdf')
    expect(entry('pdf')).not.toHaveProperty('enabled')
  })

  it('keeps what a person changed in it, until it is switched on or removed', async () => {
    await user.add('../source')
    user.tree.write(`${installed}/pdf/notes.md`, 'Mine.\n')
    await user.run('disable', { names: ['pdf'] })
    expect(user.has(`${installed}/pdf`)).toBe(false)
    await user.run('ci')
    expect(user.has(`${installed}/pdf`)).toBe(false)
    age()
    await user.run('prune', { yes: true })
    await user.run('enable', { names: ['pdf'] })
    expect(user.read(`${installed}/pdf/notes.md`)).toBe('Mine.\n')
    expect(entry('pdf')).not.toHaveProperty('edited')
    await user.run('disable', { names: ['pdf'] })
    const { removed } = await user.run('remove', { names: ['pdf'] })
    expect(JSON.stringify(removed)).toContain('replaced/pdf-')
  })

  it('is switched off and on for one agent alone', async () => {
    await user.add('../source', { agent: ['claude-code', 'goose'] })
    await user.run('disable', { names: ['pdf'], agent: ['claude-code'] })
    expect(user.list(claude)).toEqual(['docx'])
    expect(user.list('project/.goose/skills')).toEqual(['docx', 'pdf'])
    expect(entry('pdf')).toMatchObject({ agents: ['goose'] })
    await user.run('enable', { names: ['pdf'], agent: ['claude-code'] })
    expect(user.list(claude)).toEqual(['docx', 'pdf'])
    expect(entry('pdf')).toMatchObject({ agents: ['claude-code', 'goose'] })
  })

  it('gives way to another of its name when it is switched off, which is named', async () => {
    user.write('home/.agents/skills', 'pdf')
    await user.add('../source')
    const { skills } = await user.run('disable', { names: ['pdf', 'docx'] })
    expect(skills).toMatchObject([
      { name: 'pdf', inForce: user.tree.at('home/.agents/skills/pdf/SKILL.md') },
      { name: 'docx', changed: true },
    ])
    expect(skills).not.toHaveProperty('1.inForce')
  })

  it('is not switched off for one agent in a folder that others read as well', async () => {
    await user.add('../source', { agent: ['codex', 'qoder', 'qoder-cn'] })
    for (const agent of ['codex', 'qoder']) {
      await expect(user.run('disable', { names: ['pdf'], agent: [agent] })).rejects.toMatchObject({ code: 'usage' })
    }
    expect(user.list(installed)).toEqual(['docx', 'pdf'])
  })

  it('leaves what somebody made by hand where a link would be', async () => {
    await user.add('../source', { agent: ['claude-code'] })
    user.tree.remove(`${claude}/pdf`)
    user.tree.write(`${claude}/pdf/SKILL.md`, 'Written by hand.\n')
    const { skills } = await user.run('disable', { names: ['pdf'] })
    expect(skills).toMatchObject([{ left: [user.tree.at(`${claude}/pdf`)] }])
    await user.run('enable', { names: ['docx'] })
    await user.run('remove', { names: ['pdf'] })
    expect(user.read(`${claude}/pdf/SKILL.md`)).toBe('Written by hand.\n')
  })

  it('comes back when it was the only one, from folders that are empty now', async () => {
    await user.add('../source@pdf', { agent: ['claude-code'] })
    await user.run('disable', { names: ['pdf'] })
    expect([user.list(installed), user.list(claude)]).toEqual([[], []])
    await user.run('verify')
    await user.run('enable', { names: ['pdf'] })
    expect([user.list(installed), user.list(claude)]).toEqual([['pdf'], ['pdf']])
    expect(lstatSync(user.tree.at(`${installed}/pdf`)).isDirectory()).toBe(true)
  })

  it('leaves no empty folder of links when the last is removed, so that nobody is asked where to install', async () => {
    await user.add('../source', { agent: ['claude-code'] })
    await user.run('remove', { names: ['pdf', 'docx'] })
    expect(user.has(claude)).toBe(false)
    await user.add('../source')
    expect(user.list(installed)).toEqual(['docx', 'pdf'])
  })

  it('and was never installed stays where it is: a setting says so (R-39)', async () => {
    user.write(installed, 'mine')
    const { skills } = await user.run('disable', { names: ['mine'] })
    expect(skills).toMatchObject([{ how: 'settings', changed: true }])
    expect(user.has(`${installed}/mine/SKILL.md`)).toBe(true)
    expect(user.read('project/metier.yaml')).toContain('enabled: false')
    expect(await user.run('list')).not.toMatchObject({ skills: [{ name: 'mine' }] })
    await user.run('enable', { names: ['mine'] })
    await expect(user.run('disable', { names: ['nosuch'] })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('rollback', () => {
  it('goes back to what an update replaced, and forward again', async () => {
    await user.add('../source')
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('New.')
    await user.run('rollback', { name: 'pdf' })
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('Do it.')
    expect(await user.run('outdated', { names: ['pdf'] })).toMatchObject({ skills: [{ state: 'newer' }] })
    await user.run('rollback', { name: 'pdf' })
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('New.')
  })

  it('stays where it went with --pin, and does not lose what a person changed', async () => {
    await user.add('../source')
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    user.tree.write(`${installed}/pdf/notes.md`, 'Mine.\n')
    await user.run('rollback', { name: 'pdf', pin: true })
    expect(user.read(`${installed}/pdf/notes.md`)).toBe('Mine.\n')
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('Do it.')
    expect(await user.run('update')).toMatchObject({ skills: [{ name: 'docx' }, { outcome: 'pinned' }] })
  })

  it('stays back when --pin comes a step later, and says so; without it once more goes forward', async () => {
    await user.add('../source@pdf')
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    expect(await user.run('rollback', { name: 'pdf' })).toMatchObject({ outcome: 'replaced', forward: false })
    const planned = await user.run('rollback', { name: 'pdf', pin: true, dryRun: true })
    expect(planned).toMatchObject({ outcome: 'pinned', pinned: true })
    expect(user.lock().skills.pdf).not.toHaveProperty('pinned')
    for (let times = 0; times < 2; times += 1) {
      const { from, ...kept } = await user.run('rollback', { name: 'pdf', pin: true })
      expect(kept).toMatchObject({ outcome: 'pinned', to: from, pinned: true })
      expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('Do it.')
      expect(user.lock().skills.pdf).toMatchObject({ pinned: true, previous: { newer: true } })
    }
    expect(await user.run('update')).toMatchObject({ skills: [{ outcome: 'pinned' }] })
    expect(await user.run('rollback', { name: 'pdf' })).toMatchObject({ outcome: 'replaced', forward: true })
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('New.')
    expect(user.lock().skills.pdf?.['previous']).not.toHaveProperty('newer')
    expect(user.lock().skills.pdf).not.toHaveProperty('newer')
    await user.run('rollback', { name: 'pdf', pin: true })
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('Do it.')
  })

  it('that left what a person changed is no step back: with --pin it goes there still', async () => {
    await user.add('../source@pdf')
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    user.tree.write(`${installed}/pdf/notes.md`, 'Mine.\n')
    expect(await user.run('rollback', { name: 'pdf', keep: true })).toMatchObject({ outcome: 'kept', forward: false })
    expect(user.lock().skills.pdf?.['previous']).not.toHaveProperty('newer')
    expect(await user.run('rollback', { name: 'pdf', pin: true })).toMatchObject({ outcome: 'merged' })
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('Do it.')
  })

  it.each([
    ['digest', '../..'],
    ['digest', `sha256:${'/'.repeat(64)}`],
    ['digest', 7],
    ['skillPath', 7],
    ['source', null],
  ])('refuses a lock whose previous %s is %j, and changes nothing', async (field, value) => {
    await user.add('../source@pdf')
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    const lock = user.lock()
    const { pdf } = lock.skills
    const previous = { ...Object(pdf?.['previous']), [field]: value }
    const text = JSON.stringify({ ...lock, skills: { pdf: { ...pdf, previous } } })
    user.tree.write('project/skills-lock.json', text)
    await expect(user.run('rollback', { name: 'pdf' })).rejects.toMatchObject({
      code: 'invalid-config',
      message: expect.stringContaining(`its \`previous\` has a wrong \`${field}\``),
    })
    expect(user.read('project/skills-lock.json')).toBe(text)
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('New.')
  })

  it.each(['update', 'rollback'])('%s does not choose between --keep and --overwrite', async (command) => {
    await user.add('../source@pdf')
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    user.tree.write(`${installed}/pdf/SKILL.md`, 'Mine.\n')
    const asked = { ...(command === 'update' ? {} : { name: 'pdf' }), keep: true, overwrite: true }
    await expect(user.run(command, asked)).rejects.toMatchObject({ code: 'usage' })
    expect(user.read(`${installed}/pdf/SKILL.md`)).toBe('Mine.\n')
  })

  it('says so when there is nothing to go back to', async () => {
    await user.add('../source')
    await expect(user.run('rollback', { name: 'pdf' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(user.run('rollback', { name: 'nosuch' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('two skills of one name', () => {
  it('live side by side under an alias, each with its own updates', async () => {
    user.write('other/skills', 'pdf', 'Theirs.')
    await user.add('../source@pdf')
    await expect(user.add('../other')).rejects.toMatchObject({ code: 'already-exists' })
    await user.add('../other', { as: 'pdf-two' })
    const { skills } = await user.run('list')
    expect(JSON.stringify(skills)).toContain('"pdf-two"')
    // the name in the file is the one of its folder, or agents would see one name twice.
    expect(user.read(`${installed}/pdf-two/SKILL.md`)).toContain('name: pdf-two\n')
    expect(user.read(`${installed}/pdf/SKILL.md`)).toContain('name: pdf\n')
    expect(entry('pdf-two')).toMatchObject({ as: 'pdf' })
    expect(JSON.stringify(await user.run('outdated'))).not.toContain('newer')
    user.write('other/skills', 'pdf', 'Theirs, newer.')
    await user.run('update')
    expect(user.read(`${installed}/pdf-two/SKILL.md`)).toMatch(/name: pdf-two\n[^]*Theirs, newer\./)
    user.tree.remove('project/.agents')
    await user.run('ci')
    expect(user.list(installed)).toEqual(['pdf', 'pdf-two'])
  })
})

describe('prune', () => {
  it('throws away what no lock names, and nothing of another project', async () => {
    await user.add('../source@docx')
    user.tree.write('second/.git/HEAD', 'ref: refs/heads/main\n')
    await user.run('add', { source: '../source@pdf', yes: true }, 'second')
    await user.run('remove', { names: ['docx'] })
    expect(await user.run('prune', { yes: true })).toMatchObject({ removed: [], kept: 2 })
    age()
    expect(await user.run('prune', { dryRun: true })).toMatchObject({ removed: [{}], kept: 1 })
    expect(await user.run('prune', { yes: true })).toMatchObject({ removed: [{}], kept: 1 })
    user.tree.remove('second/.agents')
    expect(await user.run('ci', {}, 'second')).toMatchObject({ skills: [{ name: 'pdf', from: 'store' }] })
  })

  it('throws nothing away while there is a lock that nobody can read', async () => {
    await user.add('../source')
    user.tree.write('project/skills-lock.json', '<<<<<<< HEAD\n')
    age()
    await expect(user.run('prune', { yes: true })).rejects.toMatchObject({ name: 'MetierError' })
    expect(readdirSync(store()).filter((name) => /^[0-9a-f]{2}$/.test(name)).length).toBeGreaterThan(0)
  })

  it('repairs what a process left that was killed, and doctor has said so before', async () => {
    await user.add('../source', { agent: ['claude-code'] })
    // Killed between two renames; and one that was being prepared.
    user.tree.write('project/.agents/.metier-staging/new.4194305.docx/SKILL.md', 'half')
    user.tree.write('project/.agents/.metier-staging/old.4194305.pdf/SKILL.md', user.read(`${installed}/pdf/SKILL.md`))
    user.tree.remove(`${installed}/pdf`)
    user.tree.write('home/.local/share/metier/store/.quarantine/4194305-abc/x', 'half')
    const { installation, healthy } = await user.run('doctor')
    expect(kinds(installation)).toEqual(['abandoned', 'missing', 'unfinished'])
    expect(healthy).toBe(false)
    expect(await user.run('prune', { yes: true })).toMatchObject({ faults: [] })
    expect(await user.run('doctor')).toMatchObject({ installation: [] })
    expect(lstatSync(user.tree.at(`${installed}/pdf`)).isDirectory()).toBe(true)
  })

  it('does so too where it was the first installation of all, before there was a lock', async () => {
    user.tree.write('home/.local/share/metier/store/.quarantine/4194305-abc/x', 'half')
    user.tree.write('project/.agents/.metier-staging/new.4194305.docx/SKILL.md', 'half')
    const { installation, healthy } = await user.run('doctor')
    expect(kinds(installation)).toEqual(['abandoned', 'unfinished'])
    expect(healthy).toBe(false)
    expect(await user.run('prune', { yes: true })).toMatchObject({ faults: [] })
    expect(await user.run('doctor')).toMatchObject({ installation: [], healthy: true })
  })
})
