import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

interface Listed {
  readonly skills: readonly { readonly name: string; readonly state: string; readonly location: string }[]
}

const list = (...words: string[]): Listed['skills'] => {
  const answer: Listed = JSON.parse(sandbox.run('list', '--json', ...words).stdout)
  return answer.skills
}

interface Validated {
  readonly results: readonly { readonly valid: boolean; readonly findings: readonly { readonly code: string }[] }[]
}

function findings(...words: string[]): readonly string[] {
  const answer: Validated = JSON.parse(sandbox.run('validate', '--json', ...words).stdout)
  return answer.results.flatMap((result) => result.findings.map(({ code }) => code))
}

describe('one file for every agent', () => {
  // OST-11, BTW-1, SQD-3: the same bytes are a skill wherever a system keeps its skills, and stay as they are.
  it.each([
    ['default', '.agents/skills'],
    ['default', '.claude/skills'],
    ['ostwin', '.agents/skills/global'],
    ['omni', 'assets/skills'],
    ['wundr', 'skills'],
    ['btw', '.btw/skills'],
    ['squad', '.ai-team/skills'],
  ])('under preset %s a standard skill in %s is in force as it is', (preset, folder) => {
    const file = sandbox.skill('x-portable', 'license: MIT\nmetadata:\n  author: somebody\n', folder)
    const before = readFileSync(file)
    const row = list('--preset', preset).find(({ name }) => name === 'x-portable')
    expect(row).toMatchObject({ state: 'active', location: file })
    expect(sandbox.run('show', 'x-portable', '--body', '--preset', preset).stdout).toContain('Do it.')
    expect(sandbox.run('prompt', '--preset', preset).stdout).toContain('x-portable')
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe('a file without frontmatter', () => {
  // OSTwin and Wundr use the directory's name; for everybody else it is no skill.
  it.each([
    ['ostwin', 'active'],
    ['wundr', 'active'],
    ['default', 'invalid'],
    ['squad', 'invalid'],
  ])('is %s: %s', (preset, state) => {
    sandbox.write('.agents/skills/x-plain/SKILL.md', '# Plain\n\nSays what it does.\n')
    const row = list('--all', '--preset', preset).find(({ name }) => name === 'x-plain')
    expect(row?.state).toBe(state)
    const body = sandbox.run('show', 'x-plain', '--body', '--preset', preset).stdout
    expect(body.includes('# Plain')).toBe(state === 'active')
  })
})

describe('the standard as the condition for being listed', () => {
  // R-1, BTW-33, BTW-34: by default whatever loads is listed; where the standard is the condition, it is passed over
  // with the reason, and `validate` refuses it in any case.
  it.each([
    ['the default preset', [], 'mcp: {}', 'active'],
    ['preset btw', ['--preset', 'btw'], 'mcp: {}', 'invalid'],
    ['the setting', [], 'discovery:\n  profile: standard', 'invalid'],
  ])('takes a skill with `triggers` under %s to be as it should', (_, words, settings, state) => {
    sandbox.write('metier.yaml', `${settings}\n`)
    const file = sandbox.skill('x-rich', 'triggers: [pack it]\n')
    sandbox.skill('x-plain')
    const all: { readonly skills: readonly { name: string; state: string; reasons: { code: string }[] }[] } =
      JSON.parse(sandbox.run('list', '--all', '--json', ...words).stdout)
    const rich = all.skills.find(({ name }) => name === 'x-rich')
    expect(rich?.state).toBe(state)
    expect(rich?.reasons.map(({ code }) => code)).toEqual(state === 'active' ? [] : ['unexpected-field'])
    expect(all.skills.find(({ name }) => name === 'x-plain')?.state).toBe('active')
    expect(sandbox.run('prompt', ...words).stdout.includes('x-rich')).toBe(state === 'active')
    expect(sandbox.run('validate', dirname(file)).status).toBe(1)
  })
})

describe('a skill of the Omni standard', () => {
  const complete: Readonly<Record<string, string>> = {
    'SKILL.md':
      '---\nname: "boxes"\nversion: "2.0.0"\ndescription: "Packs boxes. Use when something must be packed."\n---\n' +
      '# Boxes\n\n## Commands\n\n`boxes.pack | Packs one box`\n\n### Reading (with the shell)\n\n```bash\nls boxes\n```\n\n' +
      '### Writing (with tools)\n\n| Step | Tool |\n|---|---|\n| Pack | `boxes.pack(size="small")` |\n',
    'README.md': '# Boxes\n\nHow to pack.\n',
    'scripts/__init__.py': '',
    'scripts/commands.py': 'def pack():\n    return "packed"\n',
    'references/sizes.md': 'small, large\n',
    'templates/packed.j2': 'Packed {{ size }}\n',
    'tests/test_boxes.py': 'def test_pack():\n    pass\n',
  }
  const folder = 'assets/skills/boxes'

  beforeEach(() => {
    for (const [path, content] of Object.entries(complete)) sandbox.write(`${folder}/${path}`, content)
  })

  it('is complete with all its parts', () => {
    const codes = findings(folder, '--profile', 'oss2')
    for (const code of ['readme-missing', 'scripts-missing', 'scripts-init-missing', 'deprecated-file']) {
      expect(codes).not.toContain(code)
    }
  })

  it.each([
    ['OMN-9', 'README.md', 'readme-missing'],
    ['OMN-10', 'scripts', 'scripts-missing'],
    ['OMN-11', 'scripts/__init__.py', 'scripts-init-missing'],
  ])('%s misses %s', (_, path, code) => {
    rmSync(join(sandbox.project, folder, path), { recursive: true })
    expect(findings(folder, '--profile', 'oss2')).toContain(code)
  })

  it('OMN-8 OMN-16 is none without SKILL.md', () => {
    rmSync(join(sandbox.project, folder, 'SKILL.md'))
    expect(sandbox.run('validate', folder, '--profile', 'oss2').status).not.toBe(0)
    expect(list('--preset', 'omni').map(({ name }) => name)).not.toContain('boxes')
  })

  it('OMN-14 OMN-15 carries its references and tests as files to be read when needed', () => {
    const { stdout } = sandbox.run('resources', 'boxes')
    expect(stdout).toContain('references/sizes.md')
    expect(stdout).toContain('tests/test_boxes.py')
    expect(sandbox.run('resources', 'boxes', 'references/sizes.md').stdout).toBe('small, large\n')
  })

  // The text is the contract with the model: commands, what to read with the shell, what to do with tools.
  it('OMN-22 OMN-23 reaches the agent with its command list and its two kinds of operation whole', () => {
    const { stdout } = sandbox.run('show', 'boxes', '--body')
    expect(stdout).toContain('`boxes.pack | Packs one box`')
    expect(stdout).toContain('```bash\nls boxes\n```')
    expect(stdout).toContain('| Pack | `boxes.pack(size="small")` |')
  })
})

describe('what ships with Metier', () => {
  // OMN-3: nothing that ships is a module of its own kind.
  it('is a skill like any other: listed, switched off and replaced by the same means', () => {
    expect(list().find(({ name }) => name === 'debugging')?.state).toBe('active')
    const own = sandbox.skill('debugging')
    expect(list().find(({ name }) => name === 'debugging')?.location).toBe(own)
    rmSync(dirname(own), { recursive: true })
    sandbox.write('metier.yaml', 'skills:\n  entries:\n    debugging:\n      enabled: false\n')
    expect(list('--all').find(({ name }) => name === 'debugging')?.state).toBe('disabled')
  })
})

describe('a listing', () => {
  // BTW-57: scans, validates, gives what the frontmatter says; what is not valid is named and passed over.
  it('scans, judges and gives what each skill says of itself', () => {
    sandbox.skill('x-good')
    sandbox.write('.agents/skills/x-bad/SKILL.md', '---\nname: x-bad\n---\nNo description.\n')
    const all = list('--all').filter(({ name }) => name.startsWith('x-'))
    expect(all.map(({ name, state }) => [name, state])).toEqual([
      ['x-bad', 'invalid'],
      ['x-good', 'active'],
    ])
    expect(list().map(({ name }) => name)).not.toContain('x-bad')
  })

  // BTW-70: the place of the machine is the one thing in the prompt that differs from run to run.
  it('makes the same prompt anywhere but for the places', () => {
    sandbox.write('metier.yaml', 'skills:\n  allowBundled: []\n')
    sandbox.skill('x-tidy')
    expect(sandbox.stable(sandbox.run('prompt').stdout)).toMatchInlineSnapshot(`
      "<available_skills>
      <skill>
      <name>x-tidy</name>
      <description>Helps with x-tidy. Use when somebody asks for x-tidy, or for something very much like it.</description>
      <location><home>/project/.agents/skills/x-tidy/SKILL.md</location>
      </skill>
      </available_skills>
      "
    `)
  })
})
