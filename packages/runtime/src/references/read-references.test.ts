import { createCollectingJournal, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createStage } from '../catalog/stage.case.ts'
import { readReferences } from './read-references.ts'

const roleFile = '/project/.agents/roles/engineer/role.json'
const roomFile = '/project/.agents/war-rooms/room-042/config.json'
const context = { role: 'engineer', room: 'room-042' }

function read(files: Readonly<Record<string, string>>, options: Readonly<Record<string, string>> = context) {
  const { fileSystem } = createMemoryDisk(files)
  const journal = createCollectingJournal()
  return { references: readReferences({ fileSystem, projectRoot: '/project', journal, ...options }), journal }
}

describe('readReferences', () => {
  it.each([
    ['{', /role\.json are ignored: it is no JSON .* Mend the file\./],
    ['{"skill_refs":"a"}', /role\.json, .* write `skill_refs` as \["name"/],
    ['{"skill_refs":["a",7],"disabled_skills":{}}', /write `skill_refs` and `disabled_skills` as/],
  ])('says of %s what is wrong, where and what to do, and says it once', (text, words) => {
    const disk = createMemoryDisk({ [roleFile]: text })
    const journal = createCollectingJournal()
    const again = () => readReferences({ ...disk, projectRoot: '/project', journal, role: 'engineer' })
    again()
    again()
    expect(journal.entries.map(({ message }) => message)).toEqual([expect.stringMatching(words)])
    // Mended and broken again, it is said again.
    disk.tree.write(roleFile, '{"skill_refs":["a"]}')
    expect(again()).toEqual({ role: ['a'] })
    disk.tree.write(roleFile, text)
    again()
    expect(journal.entries).toHaveLength(2)
  })

  it('OST-19 OST-20 reads `skill_refs` of the role and of the room', () => {
    const files = { [roleFile]: '{"skill_refs":["a","b"]}', [roomFile]: '{"skill_refs":["c"],"disabled_skills":["b"]}' }
    expect(read(files).references).toEqual({ role: ['a', 'b'], room: ['c'], disabled: ['b'] })
  })

  it('takes a role.json beside the skills of the role', () => {
    const files = { '/project/.agents/skills/roles/engineer/role.json': '{"skill_refs":["a"]}' }
    expect(read(files).references).toEqual({ role: ['a'] })
  })

  it('finds nothing where nothing is', () => expect(read({}).references).toEqual({}))

  it.each([
    'no json',
    '[',
    '[1]',
    'null',
    '{"skill_refs":"a"}',
    '{"skill_refs":[1,{}]}',
    '{"__proto__":{"skill_refs":["x"]}}',
  ])('takes nothing from %s', (text) => {
    expect(read({ [roleFile]: text }).references).toEqual({ role: [] })
  })

  it('says which file it could not read', () => {
    const { journal } = read({ [roleFile]: '{' })
    expect(journal.entries).toMatchObject([{ level: 'warn', message: expect.stringContaining(roleFile) }])
  })

  it.each(['..', '../other', 'a/b', 'a\\b', '', '.', 'a\0'])(
    'does not take %j for the name of a role or a room',
    (name) => {
      const files = {
        '/project/.agents/role.json': '{"skill_refs":["x"]}',
        '/project/.agents/roles/role.json': '{"skill_refs":["x"]}',
      }
      expect(read(files, { role: name, room: name }).references).toEqual({})
    },
  )
})

describe('the session of a role in a room', () => {
  const names = ['implement-epic', 'write-tests', 'fix-from-qa', 'security-review', 'create-architecture']
  const skills = names.map((name) => `/project/.agents/skills/roles/other/${name}`)

  // OST-21, OST-22 and OST-23: role, room and plan together are exactly those five; OST-24: the plan's come with the call.
  it('OST-21 OST-22 OST-23 OST-24 has what role, room and plan refer to', () => {
    const service = createStage({
      skills: [...skills, '/project/.agents/skills/roles/other/unwanted'],
      files: {
        [roleFile]: '{"skill_refs":["implement-epic","write-tests"]}',
        [roomFile]: '{"skill_refs":["fix-from-qa","security-review","write-tests"]}',
      },
    }).open()
    const withPlan = service.view({ ...context, references: { plan: ['create-architecture'] } })
    expect(withPlan.active.map(({ name }) => name)).toEqual(names.toSorted())
    expect(service.view(context).active).toHaveLength(4)
    expect(service.view({}).active).toEqual([])
  })

  it('follows an edit of role.json', () => {
    const { open, tree } = createStage({ skills, files: { [roleFile]: '{"skill_refs":["write-tests"]}' } })
    const service = open()
    expect(service.view({ role: 'engineer' }).active).toHaveLength(1)
    tree.write(roleFile, '{"skill_refs":["write-tests","fix-from-qa","nowhere"]}')
    const view = service.view({ role: 'engineer' })
    expect(view.active).toHaveLength(2)
    expect(view.unresolvedReferences).toEqual(['nowhere'])
  })
})
