import { describe, expect, it } from 'vitest'
import { createStage, skillText } from './stage.case.ts'

const roles = '/project/.agents/skills/roles'
const room = '/project/.agents/war-rooms/room-042'
const names = (active: readonly { readonly name: string }[]) => active.map(({ name }) => name)

const stage = (config: object, files: Readonly<Record<string, string>> = {}) =>
  createStage({
    skills: [`${roles}/engineer/write-tests`, `${roles}/qa/review-task`, `${roles}/architect/write-adr`],
    files: { [`${room}/config.json`]: JSON.stringify(config), ...files },
    overrides: { 'session.includeFlat': false },
  })

describe('the session of a room', () => {
  it.each([
    [{ role: 'engineer' }],
    [{ assigned_role: 'engineer' }],
    [{ assignment: { assigned_role: 'engineer:frontend' } }],
  ])('is that of the role that %j names', (config) => {
    const service = stage(config).open()
    expect(names(service.view({ room: 'room-042' }).active)).toEqual(['write-tests'])
    // Who says another role is heard.
    expect(names(service.view({ room: 'room-042', role: 'qa' }).active)).toEqual(['review-task'])
    expect(names(service.view({}).active)).toEqual([])
  })

  it.each([{ role: '../qa' }, { role: 7 }, { assignment: [] }, { role: '' }])('takes no role from %j', (config) => {
    expect(stage(config).open().view({ room: 'room-042' }).active).toEqual([])
  })

  // OST-19, OST-24, OST-25: one plan gives to all of its rooms, and no role's file changes
  it.each(['plan-7.meta.json', 'plan-7.json', 'plan-7/meta.json', 'plan-7/plan.json'])(
    'has what the plan in %s refers to',
    (file) => {
      const plan = {
        [`/project/.agents/plans/${file}`]: '{"skill_refs":["write-adr"],"disabled_skills":["review-task"]}',
      }
      const other = {
        '/project/.agents/war-rooms/room-043/config.json': '{"plan_id":"plan-7","skill_refs":["review-task"]}',
      }
      const service = stage({ role: 'engineer', plan_id: 'plan-7' }, { ...plan, ...other }).open()
      expect(names(service.view({ room: 'room-042' }).active)).toEqual(['write-adr', 'write-tests'])
      expect(names(service.view({ room: 'room-043' }).active)).toEqual(['write-adr'])
      expect(names(service.view({ role: 'qa', plan: 'plan-7' }).active)).toEqual(['write-adr'])
      expect(names(service.view({ role: 'engineer' }).active)).toEqual(['write-tests'])
      const sent = service.view({ room: 'room-042', references: { plan: ['review-task'] } })
      expect(names(sent.active), 'what is sent along counts instead; what is disabled stays so').toEqual([
        'write-tests',
      ])
    },
  )
})

describe('copies in a room', () => {
  const copy = `${room}/skills/write-tests`
  const digest = 'sha256:2d15f91b7a4d57fb4ee5a4ae2b9d3ec6f68d7b2cd5bd1a54b2fb0ba3dcf1f1aa'

  it('are nobody’s override until somebody changes one, then for this room alone', async () => {
    const { digestDirectory } = await import('../facts/digest-directory.ts')
    const { createMemoryDisk } = await import('@metier/testing')
    const text = skillText('/write-tests')
    const own = digestDirectory(createMemoryDisk({ '/x/SKILL.md': text }).fileSystem, '/x')
    const staged = { name: 'write-tests', origin: 'x', source: digest, digest: own }
    const { open, tree, clock } = createStage({
      skills: [`${roles}/engineer/write-tests`],
      files: {
        [`${copy}/SKILL.md`]: text,
        [`${room}/skills/.staged.json`]: JSON.stringify({
          schema: 'metier.staged/1',
          skills: { 'write-tests': staged },
        }),
      },
    })
    const service = open()
    const inRoom = () =>
      service.view({ room: 'room-042', role: 'engineer' }).resolve('write-tests')?.candidate.directory
    expect(inRoom()).toBe(`${roles}/engineer/write-tests`)
    tree.write(`${copy}/SKILL.md`, `${text}\nAnd more.\n`)
    clock.advance(60_000)
    expect(inRoom()).toBe(copy)
    expect(service.view({ role: 'engineer' }).resolve('write-tests')?.candidate.directory).toContain(roles)
    tree.write(`${copy}/SKILL.md`, text)
    clock.advance(60_000)
    expect(inRoom()).toBe(`${roles}/engineer/write-tests`)
  })
})

const servers = (...all: string[]) =>
  JSON.stringify({ mcpServers: Object.fromEntries(all.map((server) => [server, { command: 'x' }])) })

describe('a view that is asked for again with the same object', () => {
  it('follows the file of the room, which no scan looks at', () => {
    const { open, tree } = stage({ role: 'engineer' })
    const service = open()
    const asked = { room: 'room-042' }
    expect(names(service.view(asked).active)).toEqual(['write-tests'])
    tree.write(`${room}/config.json`, JSON.stringify({ role: 'qa' }))
    expect(names(service.view(asked).active)).toEqual(['review-task'])
  })

  it('follows which servers there are, where skills without theirs are hidden', () => {
    const skill = skillText('/project/.agents/skills/asks').replace(
      '---\n\n',
      'mcp-servers: [{ name: tracker }]\n---\n\n',
    )
    const { open, tree } = createStage({
      files: { '/project/.agents/skills/asks/SKILL.md': skill, '/project/.mcp.json': servers('other') },
      overrides: { 'mcp.policy': 'block' },
    })
    const service = open()
    const asked = {}
    expect(names(service.view(asked).active)).toEqual([])
    tree.write('/project/.mcp.json', servers('tracker'))
    expect(names(service.view(asked).active)).toEqual(['asks'])
  })

  it('is the same until a skill changes', () => {
    const { open, tree, clock } = createStage({ skills: ['/project/.agents/skills/a'] })
    const service = open()
    const asked = { agent: 'codex' }
    const view = service.view(asked)
    expect(service.view(asked)).toBe(view)
    tree.write('/project/.agents/skills/b/SKILL.md', skillText('/project/.agents/skills/b'))
    clock.advance(100)
    expect(names(service.view(asked).active)).toEqual(['a', 'b'])
  })
})
