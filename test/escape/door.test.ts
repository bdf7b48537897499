import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openCatalog } from '@metier/runtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { argumentPlaces as places, argumentsThatAreMore as values } from './cases/door-arguments.ts'
import { linesNotAllowed as lines } from './cases/door-lines.ts'
import { pathsOutside as paths } from './cases/door-paths.ts'
import { product } from './cases/door-code.ts'

const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-door-')))
afterAll(() => rmSync(place, { recursive: true, force: true }))

interface DoorOptions {
  /** Text below the frontmatter. */
  readonly body: string
  readonly settings: string
  readonly prepare?: (skill: string) => void
}

let count = 0

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** A home with one skill of the user's own, opened as a program would open it: everything behind it is real. */
async function openDoor({ body, settings, prepare }: DoorOptions) {
  const home = join(place, String(count++))
  const skill = join(home, '.agents', 'skills', 'door')
  write(join(home, '.config', 'metier', 'config.yaml'), settings)
  write(join(skill, 'SKILL.md'), `---\nname: door\ndescription: Opens a door when asked to.\n---\n\n${body}\n`)
  write(join(home, 'secret'), 'the secret\n')
  prepare?.(skill)
  const environment = { HOME: home, PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG: 'C.UTF-8' }
  return openCatalog({ cwd: home, home, environment })
}

/** Milliseconds for hundreds of programs in sandboxes, on a machine that does much besides. */
const patience = 300_000

const settings = `allowShell: true\npermissions: { allow: ['Bash(printf:*)', 'Bash(cat:*)'] }\n`

// WUN-66 WUN-69 WUN-103
describe.skipIf(process.platform === 'win32')('an argument is one literal word, or nothing runs', () => {
  describe.each(Object.entries(places))('%s', (_, pattern) => {
    const body = values.map((__, index) => pattern.replaceAll('$0', () => `$${index}`)).join('\n\n')
    const rendering = openDoor({ body, settings }).then((door) => door.run('door', values))
    beforeAll(() => rendering, patience)
    it('runs where it can', async () => {
      const { steps } = await rendering
      expect(steps.filter(({ exitCode }) => exitCode === 0).length).toBeGreaterThan(values.length / 2)
    })

    it.each(values.map((value, index) => [JSON.stringify(value), value, index] as const))(
      '%s',
      async (...[, value, index]) => {
        const { steps, text } = await rendering
        expect(text).not.toContain(product)
        const step = steps.find(({ insertion }) => holdsPlace(insertion.source, index))
        // A body has line ends of its own, and a shell takes some away.
        const seen = (step?.text ?? '').replaceAll(/\s+/gu, '')
        const word = pattern.includes('a-$0-b') ? `<a-${value}-b>` : `<${value}>`
        const wasRun = step?.decision === 'allowed' && step.exitCode === 0
        expect(seen.includes(word.replaceAll(/\s+/gu, ''))).toBe(wasRun)
      },
    )
  })
})

/** `$1` is in `$1`, not in `$12`. */
function holdsPlace(source: string, index: number): boolean {
  return new RegExp(`\\$${index}(?!\\d)`, 'u').test(source)
}

// WUN-82 WUN-103
describe.skipIf(process.platform === 'win32')('what was not allowed does not run, however it is written', () => {
  const rendering = openDoor({
    body: lines.map((line) => (line.includes('\n') ? `\`\`\`!\n${line}\n\`\`\`` : `!${line}`)).join('\n\n'),
    settings: `allowShell: true\npermissions: { allow: ['Bash(echo:*)', 'Bash(git status:*)'] }\n`,
  }).then((door) => door.run('door'))
  beforeAll(() => rendering, patience)

  it.each(lines.map((line, index) => [line, index] as const))('%s', async (line) => {
    const { steps } = await rendering
    const step = steps.find(({ insertion }) => insertion.source.trim() === line)
    expect(step === undefined || step.decision === 'refused').toBe(true)
  })

  it('and nothing of it shows in the text', async () => {
    const { text } = await rendering
    expect(text).not.toContain(product)
  })
})

// WUN-30 WUN-103
describe.skipIf(process.platform === 'win32')('`!read` stays in the skill', () => {
  const rendering = openDoor({
    body: paths.map((path) => `!read ${path}`).join('\n\n'),
    // The scanner would block such a skill; here the door behind it is tried.
    settings: 'skills: { security: { blockCritical: false } }',
    prepare(skill) {
      symlinkSync(join(skill, '../../../secret'), join(skill, 'link'))
      symlinkSync(join(skill, '../../..'), join(skill, 'link-to-directory'))
      mkdirSync(join(skill, '..', 'door-beside'))
      linkSync(join(skill, 'SKILL.md'), join(skill, '..', 'door-beside', 'secret'))
    },
  }).then((door) => door.run('door'))
  beforeAll(() => rendering, patience)

  it('whatever the path', async () => {
    const { text } = await rendering
    expect(text).not.toContain('the secret')
    expect(text).not.toMatch(/root:|HOME=/u)
  })

  it.each(paths)('%s', async (path) => {
    const { steps } = await rendering
    const step = steps.find(({ insertion }) => insertion.source === `read ${path}`)
    expect(step?.text ?? '').not.toMatch(/the secret|root:|name: door/u)
  })
})

const hasGit = spawnSync('git', ['--version']).status === 0

// WUN-103
describe.skipIf(process.platform === 'win32' || !hasGit)('a repository that a skill brings along', () => {
  it.each([
    ['in .git', '.git', ''],
    ['in .git, beside a working tree of its own', '.git', '\tworktree = ..\n'],
    ['that looks like a bare one', '.', '\tworktree = .\n'],
  ])('%s starts no program of its own when git is allowed', { timeout: patience }, async (_, folder, more) => {
    const door = await openDoor({
      body: '!git status\n\n!git log\n\n!git diff\n',
      settings: "permissions: { allow: ['Bash(git:*)'] }\n",
      prepare(skill) {
        const monitor = `"printf 4200; printf 0 >&2; expr 6 '*' 7000 >&2; false"`
        write(join(skill, folder, 'HEAD'), 'ref: refs/heads/main\n')
        write(join(skill, folder, 'config'), `[core]\n\tbare = false\n\tfsmonitor = ${monitor}\n${more}`)
        for (const name of ['objects', 'refs']) mkdirSync(join(skill, folder, name))
      },
    })
    const { text, steps } = await door.run('door')
    expect(steps.map(({ decision }) => decision)).toEqual(['allowed', 'allowed', 'allowed'])
    expect(text).not.toContain(product)
    expect(text).toContain('not a git repository')
  })
})
