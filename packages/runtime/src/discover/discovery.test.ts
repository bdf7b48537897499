import { createFakeHost, createFakeTrustStore } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createStage, locationsOf, problemsOf, skillText, type StageOptions } from '../catalog/stage.case.ts'

function discover(options: StageOptions, change?: (tree: ReturnType<typeof createStage>['tree']) => void) {
  const stage = createStage(options)
  change?.(stage.tree)
  return stage.open().snapshot()
}

describe('where skills are found', () => {
  it.each([
    ['OST-13', '/project/.agents/skills/global/a', 'team', undefined],
    ['OST-14', '/project/.agents/skills/roles/engineer/a', 'role', 'engineer'],
    ['OST-33', '/project/.agents/war-rooms/room-042/skills/a', 'room', 'room-042'],
    ['OST-34', '/project/.agents/skills/roles/qa/a', 'role', 'qa'],
    ['OST-35', '/home/user/.agents/skills/a', 'user', undefined],
    ['OST-43', '/home/user/.agents/skills/a', 'user', undefined],
    ['OST-44', '/project/.agents/skills/a', 'project', undefined],
    ['SQD-12', '/project/.ai-team/skills/a', 'team', undefined],
    ['SQD-13', '/project/.ai-team/agents/ripley/skills/a', 'agent', 'ripley'],
    ['BTW-12', '/project/.btw/skills/a', 'project', undefined],
    ['BTW-12', '/project/.claude/skills/a', 'project', undefined],
    ['OMN-7', '/project/assets/skills/a', 'project', undefined],
    ['WUN-33', '/project/skills/a', 'project', undefined],
    ['WUN-33', '/home/user/.wundr/skills/a', 'user', undefined],
    ['BTW-11', '/home/user/.config/R/btw/skills/a', 'user', undefined],
    ['decisions R-5', '/home/user/.config/metier/skills/a', 'user', undefined],
  ])('%s %s', (_id, directory, scope, owner) => {
    const [candidate] = discover({ skills: [directory] }).candidates.values()
    expect(candidate).toMatchObject({ directory, location: `${directory}/SKILL.md`, key: 'a', root: { scope } })
    expect(candidate?.root.owner).toBe(owner)
  })

  it('WUN-4 WUN-75 in extra directories, in the order they are named', () => {
    const catalog = discover({
      skills: ['/one/a', '/two/a'],
      overrides: { 'skills.load.extraDirs': ['/one', '/two'] },
    })
    const extra = [...catalog.candidates.values()].map(({ root, directory }) => [directory, root.scope, root.order])
    expect(extra).toEqual([
      ['/one/a', 'extra', 0],
      ['/two/a', 'extra', 1],
    ])
  })

  it('WUN-34 in the directory that ships with the product', () => {
    const [candidate] = discover({
      skills: ['/product/skills/a'],
      bundledSkills: '/product/skills',
    }).candidates.values()
    expect(candidate?.root.scope).toBe('bundled')
  })

  it('BTW-13 OMN-51 in all of them at once, not just the first', () => {
    const skills = [
      '/project/.claude/skills/a',
      '/project/.agents/skills/b',
      '/project/.btw/skills/c',
      '/project/assets/skills/git',
    ]
    expect(discover({ skills }).candidates.size).toBe(4)
  })

  it('BTW-52 says which directories it looks at, also those that are not there', () => {
    const { roots } = discover({})
    expect(roots.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/project/.claude/skills',
        '/project/.agents/skills/global',
        '/home/user/.agents/skills',
      ]),
    )
  })

  it('SQD-19 SQD-71 BTW-34 is silent about missing directories', () => {
    const catalog = discover({})
    expect(catalog.candidates.size).toBe(0)
    expect(catalog.problems).toEqual([])
  })

  it("follows a variable that moves a client's directory", () => {
    const host = createFakeHost({ environment: { XDG_CONFIG_HOME: '/elsewhere' } })
    const catalog = discover({ skills: ['/elsewhere/metier/skills/a'], host })
    expect(catalog.candidates.size).toBe(1)
  })

  it("gives the user's skills to the user where the project is the home directory", () => {
    const stage = createStage({ skills: ['/project/.claude/skills/a'], host: createFakeHost({ home: '/project' }) })
    const [candidate] = stage.open().snapshot().candidates.values()
    expect(candidate).toMatchObject({ root: { scope: 'user' }, trusted: true })
  })
})

// OST-17: the tree that the document shows, role by role.
describe('the example tree of OSTwin', () => {
  const tree = {
    global: ['auto-memory', 'create-architecture', 'create-lifecycle', 'lang', 'war-room-communication'],
    'roles/architect': ['create-role', 'design-review', 'write-adr'],
    'roles/engineer': ['fix-from-qa', 'implement-epic', 'refactor-code', 'write-tests'],
    'roles/manager': ['assign-epic', 'discover-skills', 'triage-failure'],
    'roles/qa': ['build-verify', 'review-epic', 'review-task'],
  }
  const skills = Object.entries(tree).flatMap(([category, names]) =>
    names.map((name) => `/project/.agents/skills/${category}/${name}`),
  )
  const service = createStage({ skills }).open()

  it.each(['architect', 'engineer', 'manager', 'qa'] as const)('OST-17 resolves for %s', (role) => {
    const names = service.view({ role }).active.map(({ name }) => name)
    expect(names).toEqual([...tree.global, ...tree[`roles/${role}`]].toSorted())
  })
})

describe('who is trusted', () => {
  it.each([
    ['/home/user/.agents/skills/a', true],
    ['/project/.agents/skills/a', false],
    ['/project/.agents/skills/global/a', false],
  ])('%s by its place: %j (decisions R-38)', (directory, trusted) => {
    const [candidate] = discover({ skills: [directory] }).candidates.values()
    expect(candidate?.trusted).toBe(trusted)
  })

  it('a project once the user said so', () => {
    const trust = createFakeTrustStore(['/project'])
    const [candidate] = discover({ skills: ['/project/.agents/skills/a'], trust }).candidates.values()
    expect(candidate?.trusted).toBe(true)
  })
})

describe('what counts as a skill', () => {
  const root = '/project/.agents/skills'

  it('OST-12 the two containers are no skills themselves', () => {
    const catalog = discover({ skills: [`${root}/global/a`, `${root}/roles/qa/b`] })
    expect(locationsOf(catalog)).toEqual([`${root}/global/a/SKILL.md`, `${root}/roles/qa/b/SKILL.md`])
    expect(catalog.problems).toEqual([])
  })

  it('unless they hold a SKILL.md, which is reported', () => {
    const catalog = discover({ skills: [`${root}/global`, `${root}/global/a`] })
    expect(locationsOf(catalog)).toEqual([`${root}/global/SKILL.md`, `${root}/global/a/SKILL.md`])
    const codes = catalog.candidates.get(`${root}/global/SKILL.md`)?.diagnostics.map(({ code }) => code)
    expect(codes).toContain('reserved-name')
  })

  it('looks into directories of skills, down to the bound', () => {
    const inside = `${root}/1/2/3/4/5/6`
    const catalog = discover({ skills: [inside, `${inside}x/7`, `${root}/category/a`] })
    expect(locationsOf(catalog)).toEqual([`${inside}/SKILL.md`, `${root}/category/a/SKILL.md`])
    expect(problemsOf(catalog)).toEqual([`walk-bounded ${inside}x`])
  })

  it('leaves what lies inside a skill to that skill', () => {
    const catalog = discover({ skills: [`${root}/a`, `${root}/a/examples/b`] })
    expect(locationsOf(catalog)).toEqual([`${root}/a/SKILL.md`])
  })

  it('never looks into .git and node_modules', () => {
    expect(discover({ skills: [`${root}/.git/a`, `${root}/c/node_modules/b`] }).candidates.size).toBe(0)
  })

  it('prefers SKILL.md and takes skill.md with a warning (decisions R-25)', () => {
    const catalog = discover({
      skills: [`${root}/both`],
      files: { [`${root}/both/skill.md`]: 'x', [`${root}/lower/skill.md`]: skillText('lower') },
    })
    expect(locationsOf(catalog)).toEqual([`${root}/both/SKILL.md`, `${root}/lower/skill.md`])
    expect(catalog.candidates.get(`${root}/lower/skill.md`)?.diagnostics.map(({ code }) => code)).toContain(
      'lower-case-file-name',
    )
  })

  it('SQD-72 does not load a flat file, and points at it (decisions R-24)', () => {
    const catalog = discover({
      skills: [`${root}/a`],
      files: {
        [`${root}/flat.md`]: skillText('flat'),
        [`${root}/README.md`]: '---\nx',
        [`${root}/notes.md`]: '# Notes',
      },
    })
    expect(locationsOf(catalog)).toEqual([`${root}/a/SKILL.md`])
    expect(problemsOf(catalog)).toEqual([`flat-skill ${root}/flat.md`])
  })

  it('takes an extra directory that is itself a skill', () => {
    const catalog = discover({ skills: ['/one/mine'], overrides: { 'skills.load.extraDirs': ['/one/mine'] } })
    expect(locationsOf(catalog)).toEqual(['/one/mine/SKILL.md'])
  })

  it('BTW-34 lists a broken skill with its reason and loads its neighbours', () => {
    const catalog = discover({
      skills: [`${root}/good`],
      files: { [`${root}/broken/SKILL.md`]: '---\nname: [\n---\n' },
    })
    expect(catalog.candidates.get(`${root}/good/SKILL.md`)?.skill?.name).toBe('good')
    const broken = catalog.candidates.get(`${root}/broken/SKILL.md`)
    expect(broken?.skill).toBeUndefined()
    expect(broken?.diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
  })

  it('reads on where the frontmatter is longer than the head', () => {
    const long = `---\nname: long\ndescription: Long.\nnotes: ${'é'.repeat(6000)}\n---\n`
    const catalog = discover({ files: { [`${root}/long/SKILL.md`]: long } })
    const candidate = catalog.candidates.get(`${root}/long/SKILL.md`)
    expect(candidate?.skill?.extra['notes']).toHaveLength(6000)
    expect(candidate?.diagnostics).toEqual([])
  })
})

describe('bounds', () => {
  const root = '/project/.agents/skills'

  it('counts only directories that are no skills, so that a large flat root is listed whole', () => {
    const skills = Array.from({ length: 30 }, (_, index) => `${root}/s${index}`)
    const catalog = discover({ skills, overrides: { 'discovery.maximumDirectories': 5 } })
    expect(catalog.candidates.size).toBe(30)
    expect(catalog.problems).toEqual([])
  })

  it('stops at its number of directories and says so once', () => {
    const skills = Array.from({ length: 30 }, (_, index) => `${root}/c${index}/s`)
    const catalog = discover({ skills, overrides: { 'discovery.maximumDirectories': 5 } })
    expect(catalog.candidates.size).toBe(5)
    expect(problemsOf(catalog)).toEqual([`walk-bounded ${root}`])
  })
})

describe('links (decisions R-17a)', () => {
  const root = '/project/.claude/skills'
  const outside = '/elsewhere/store/a'

  it('are not followed out of the root', () => {
    const catalog = discover({ skills: [outside] }, (tree) => tree.link(`${root}/a`, outside))
    expect(catalog.candidates.size).toBe(0)
    expect(problemsOf(catalog)).toEqual([`symlink-escapes ${root}/a`])
  })

  it('are followed to where the user lets them lead', () => {
    const overrides = { allowSymlinkRoots: ['/elsewhere/store'] }
    const catalog = discover({ skills: [outside], overrides }, (tree) => tree.link(`${root}/a`, outside))
    expect(locationsOf(catalog)).toEqual([`${root}/a/SKILL.md`])
  })

  it('inside the root make no second skill', () => {
    const catalog = discover({ skills: [`${root}/b`] }, (tree) => {
      tree.link(`${root}/a`, 'b')
      tree.link(`${root}/category/c`, '../b')
    })
    expect(locationsOf(catalog)).toEqual([`${root}/b/SKILL.md`])
    expect(catalog.problems).toEqual([])
  })

  it('into another root are no loss: the skill is found there', () => {
    const real = '/project/.agents/skills/a'
    const catalog = discover({ skills: [real] }, (tree) => tree.link(`${root}/a`, '../../.agents/skills/a'))
    expect(locationsOf(catalog)).toEqual([`${real}/SKILL.md`])
    expect(catalog.problems).toEqual([])
  })

  it('in a circle end', () => {
    const catalog = discover({ skills: [`${root}/x/a`] }, (tree) => {
      tree.link(`${root}/x/up`, '..')
      tree.link(`${root}/x/self`, 'self')
      tree.link(`${root}/y/over`, '../x')
      tree.link(`${root}/x/over`, '../y')
    })
    expect(locationsOf(catalog)).toEqual([`${root}/x/a/SKILL.md`])
  })

  it('to nothing are reported', () => {
    const catalog = discover({}, (tree) => tree.link(`${root}/a`, '/nowhere'))
    expect(problemsOf(catalog)).toEqual([`broken-link ${root}/a`])
  })

  it('in place of a SKILL.md cannot bring in any file of the user', () => {
    const secret = '/home/user/secret'
    const catalog = discover({ files: { [secret]: skillText('secret') } }, (tree) =>
      tree.link(`${root}/a/SKILL.md`, secret),
    )
    const candidate = catalog.candidates.get(`${root}/a/SKILL.md`)
    expect(candidate?.skill).toBeUndefined()
    expect(candidate?.diagnostics).toMatchObject([{ code: 'symlink-escapes', severity: 'error' }])
  })

  it('of a SKILL.md within its own skill are read', () => {
    const catalog = discover({ files: { [`${root}/a/docs/skill-text.md`]: skillText('a') } }, (tree) =>
      tree.link(`${root}/a/SKILL.md`, 'docs/skill-text.md'),
    )
    expect(catalog.candidates.get(`${root}/a/SKILL.md`)?.skill?.name).toBe('a')
  })

  it("in place of a project's root cannot lead out of the project", () => {
    const catalog = discover({ skills: [outside] }, (tree) => tree.link(root, '/elsewhere/store'))
    expect(catalog.candidates.size).toBe(0)
    expect(problemsOf(catalog)).toEqual([`symlink-escapes ${root}`])
  })

  it("in place of a project's root may lead to another place of the project: one skill, not two", () => {
    const catalog = discover({ skills: ['/project/.agents/skills/a'] }, (tree) => tree.link(root, '../.agents/skills'))
    expect(catalog.candidates.size).toBe(1)
    expect(catalog.problems).toEqual([])
  })

  it('in place of a directory that the project names cannot lead out of the project either', () => {
    const files = {
      '/project/metier.yaml': 'skills: { load: { extraDirs: [more] } }',
      [`${outside}/SKILL.md`]: skillText('a'),
    }
    const catalog = discover({ files }, (tree) => tree.link('/project/more', '/elsewhere/store'))
    expect(catalog.candidates.size).toBe(0)
    expect(problemsOf(catalog)).toEqual(['symlink-escapes /project/more'])
  })

  it("in place of a user's root are the user's business", () => {
    const catalog = discover({ skills: ['/dotfiles/skills/a'] }, (tree) =>
      tree.link('/home/user/.claude/skills', '/dotfiles/skills'),
    )
    expect(locationsOf(catalog)).toEqual(['/home/user/.claude/skills/a/SKILL.md'])
  })
})

describe('what cannot be read', () => {
  const root = '/project/.agents/skills'

  it('is reported and keeps nothing else from loading', () => {
    const catalog = discover({ skills: [`${root}/good`, `${root}/closed`, `${root}/dark/inner`] }, (tree) => {
      tree.forbid(`${root}/closed/SKILL.md`)
      tree.forbid(`${root}/dark`)
    })
    expect(catalog.candidates.get(`${root}/good/SKILL.md`)?.skill).toBeDefined()
    expect(catalog.candidates.get(`${root}/closed/SKILL.md`)?.diagnostics).toMatchObject([{ code: 'file-unreadable' }])
    expect(problemsOf(catalog)).toEqual([`file-unreadable ${root}/dark`])
  })

  it('may be a whole root', () => {
    const catalog = discover({ skills: [`${root}/a`, '/project/.claude/skills/b'] }, (tree) => tree.forbid(root))
    expect(locationsOf(catalog)).toEqual(['/project/.claude/skills/b/SKILL.md'])
    expect(problemsOf(catalog)).toEqual([`file-unreadable ${root}`])
  })

  it('may be a directory in place of the file', () => {
    const catalog = discover({ skills: [`${root}/a/SKILL.md/b`] })
    expect(catalog.candidates.get(`${root}/a/SKILL.md`)?.diagnostics).toMatchObject([{ code: 'file-unreadable' }])
  })

  it('a name that breaks lines is passed over and shown without breaking them', () => {
    const catalog = discover({ skills: [`${root}/a\nname: evil`] })
    expect(catalog.candidates.size).toBe(0)
    expect(catalog.problems).toMatchObject([{ code: 'unusable-path' }])
    expect(catalog.problems.map(({ message, path }) => `${path} ${message}`).join('')).not.toContain('\n')
  })
})
