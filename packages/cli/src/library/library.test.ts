import { join } from 'node:path'
import { createTemporaryTree } from '@metier/testing'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSkill } from './create-skill.ts'
import { fetchSkill } from './fetch-skill.ts'
import { installSkillGithub } from './install-skill-github.ts'
import { installSkillPackage } from './install-skill-package.ts'
import { serveGit, type GitServer } from './serve-git.case.ts'
import { validateSkill } from './validate-skill.ts'

const skill = (name: string, body = 'Do it.') =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when ${name} is wanted.\n---\n${body}\n`

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': 'ref: refs/heads/main\n' })
})
let server: GitServer | undefined
afterEach(() => {
  server?.close()
  server = undefined
  tree.cleanUp()
})

/** A user who has nothing but this project, so that no skill that is really installed is seen. */
const here = () => ({
  cwd: tree.at('project'),
  home: tree.at('home'),
  environment: { PATH: process.env['PATH'], HOME: tree.at('home') },
})
const at = (path: string) => tree.at(`project/${path}`)

describe('createSkill', () => {
  // BTW-51: the first of the five; BTW-42, BTW-43.
  it('writes a skill that is valid, with the folders that were asked for, and says where', async () => {
    const directory = await createSkill({ ...here(), name: 'release-notes', description: 'Writes.', resources: true })
    expect(directory).toBe(at('.agents/skills/release-notes'))
    const { valid, issues, findings } = await validateSkill(directory, here())
    expect([valid, issues, findings.filter(({ severity }) => severity === 'error')]).toEqual([true, [], []])
    const { extra } = await fetchSkill('release-notes', here())
    expect(new Set(extra.resources.map((path) => path.split('/')[0]))).toEqual(
      new Set(['assets', 'references', 'scripts']),
    )
  })

  it.each([
    ['./mine', 'project/mine/x-y'],
    ['user', 'home/.agents/skills/x-y'],
  ])('takes the scope %s', async (scope, path) => {
    expect(await createSkill({ ...here(), name: 'x-y', scope })).toBe(tree.at(path))
  })

  it('refuses a name that is none, and says which field is wrong', async () => {
    await expect(createSkill({ ...here(), name: 'Not A Name' })).rejects.toThrow(/name/i)
    await expect(createSkill({ ...here(), name: '' })).rejects.toMatchObject({ code: 'invalid-input' })
  })

  // BTW-53, BTW-54: the three folders of a project, of which somebody picks one, or the call says that it cannot know.
  it('asks which of the folders of the project is meant, and fails where nobody can say', async () => {
    for (const folder of ['.btw', '.agents', '.claude']) tree.makeDirectory(`project/${folder}/skills`)
    const offered: string[] = []
    const choose = async (_question: string, choices: readonly string[]) => {
      offered.push(...choices)
      return choices.find((choice) => choice.includes('.claude'))
    }
    const options = { ...here(), preset: 'btw', name: 'x-y' }
    expect(await createSkill({ ...options, choose })).toBe(at('.claude/skills/x-y'))
    expect(offered.toSorted()).toEqual([at('.agents/skills'), at('.btw/skills'), at('.claude/skills')])
    await expect(createSkill(options)).rejects.toMatchObject({ code: 'ambiguous-project-dir' })
  })
})

describe('validateSkill', () => {
  // BTW-44, BTW-45
  it('gives valid and the issues', async () => {
    tree.write('project/bad/SKILL.md', '---\nname: Bad\ntriggers: [x]\n---\n')
    const { valid, issues, findings } = await validateSkill('bad', here())
    expect(valid).toBe(false)
    // the same as data, with the place.
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'error', line: 2, path: join('bad', 'SKILL.md') }),
    )
    expect(findings.every(({ code, message }) => /^[a-z-]+$/.test(code) && message !== '')).toBe(true)
    expect(issues.join('\n')).toMatch(/description/i)
    expect(issues.length).toBeGreaterThan(2)
    tree.makeDirectory('project/empty')
    expect((await validateSkill('empty', here())).valid).toBe(false)
    await expect(validateSkill('nowhere', here())).rejects.toMatchObject({ code: expect.any(String) })
  })
})

describe('fetchSkill', () => {
  it('gives what the model reads, where it lies and what else it has', async () => {
    tree.write('project/.agents/skills/pdf/SKILL.md', skill('pdf', 'Read the form.'))
    tree.write('project/.agents/skills/pdf/references/a/deep.md', 'x')
    const { value, extra } = await fetchSkill('pdf', here())
    expect(value).toContain('Read the form.')
    expect(value).toContain('references/a/deep.md')
    expect(extra).toEqual({
      name: 'pdf',
      path: at('.agents/skills/pdf/SKILL.md'),
      resources: ['references/a/deep.md'],
    })
    await expect(fetchSkill('pdg', here())).rejects.toMatchObject({ code: 'unknown-skill' })
  })
})

/** GitHub, as git sees it from here: a server of its own kind on this machine. */
async function gitHubWith(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) tree.write(`github/acme/tools.git/${path}`, text)
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
      cwd: tree.at('github/acme/tools.git'),
      stdio: 'pipe',
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'x')
  git('tag', 'v1')
  tree.write('github/acme/tools.git/skills/pdf/SKILL.md', skill('pdf', 'New.'))
  git('commit', '-qam', 'y')
  server = await serveGit(tree.at('github'))
  tree.write('home/.gitconfig', `[url "${server.url}"]\n\tinsteadOf = https://github.com/\n`)
}

describe('installSkillGithub', () => {
  // BTW-46: repo, skill, ref and scope.
  it('installs the skill that is named, as it was at that ref, where the scope says', async () => {
    await gitHubWith({ 'skills/pdf/SKILL.md': skill('pdf', 'Old.'), 'skills/docx/SKILL.md': skill('docx') })
    const options = { ...here(), repo: 'acme/tools', skill: 'pdf', ref: 'v1', scope: './mine' }
    expect(await installSkillGithub(options)).toBe(at('mine/pdf'))
    expect(readFileSync(at('mine/pdf/SKILL.md'), 'utf8')).toBe(skill('pdf', 'Old.'))
    expect(readFileSync(at('skills-lock.json'), 'utf8')).toContain('"acme/tools"')
  })

  it.each(['acme', 'acme/tools@pdf', 'acme/tools#v1', '../../etc', ''])('takes %j for no repository', async (repo) => {
    await expect(installSkillGithub({ ...here(), repo })).rejects.toMatchObject({ code: 'usage' })
  })
})

const install = (more: Partial<Parameters<typeof installSkillPackage>[0]> = {}) =>
  installSkillPackage({ ...here(), package: '@acme/tools', ...more })
const withSkills = (...names: readonly string[]) => {
  tree.write('project/node_modules/@acme/tools/package.json', '{"name":"@acme/tools","version":"1.2.3"}')
  for (const name of names) tree.write(`project/node_modules/@acme/tools/skills/${name}/SKILL.md`, skill(name))
}

describe('installSkillPackage', () => {
  // BTW-49, BTW-50, BTW-69: looked for where the test says.
  it('asks for nothing that is not installed here', async () => {
    await expect(install()).rejects.toMatchObject({ code: 'missing-dependency' })
    await expect(install({ package: '@acme/tools@^2' })).rejects.toMatchObject({ code: 'usage' })
    await expect(install({ package: '../project' })).rejects.toMatchObject({ code: 'usage' })
    await expect(install({ package: '..' })).rejects.toMatchObject({ code: 'usage' })
  })

  // BTW-56: by name; by itself where it is the only one; else somebody picks.
  it('takes the only one without being told', async () => {
    withSkills('pdf')
    expect(await install()).toBe(at('.agents/skills/pdf'))
  })

  it('takes the one that is named or picked, and lists them where nobody can pick', async () => {
    withSkills('docx', 'pdf', 'xlsx')
    await expect(install()).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('docx, pdf, xlsx'),
    })
    expect(await install({ skill: 'pdf' })).toBe(at('.agents/skills/pdf'))
    const offered: (readonly string[])[] = []
    const choose = async (_question: string, choices: readonly string[]) => {
      offered.push(choices)
      return 'xlsx'
    }
    expect(await install({ choose })).toBe(at('.agents/skills/xlsx'))
    expect(offered).toEqual([['docx', 'pdf', 'xlsx']])
    await expect(install({ skill: 'nothing' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('leaves what is changed there, unless told to replace it', async () => {
    withSkills('pdf')
    await install()
    tree.write('project/.agents/skills/pdf/SKILL.md', skill('pdf', 'Mine.'))
    tree.write('project/node_modules/@acme/tools/skills/pdf/SKILL.md', skill('pdf', 'New.'))
    await expect(install()).rejects.toMatchObject({ code: 'already-exists' })
    await install({ overwrite: true })
    expect(readFileSync(at('.agents/skills/pdf/SKILL.md'), 'utf8')).toBe(skill('pdf', 'New.'))
  })
})
