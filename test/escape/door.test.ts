import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openCatalog } from '@metier/runtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

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

/** What a shell would print had it taken a value for code: the product is in none of the values. */
const product = '42000'
const code = String.raw`expr 6 \* 7000`

/** Arguments that try to be more than one word. */
const values: readonly string[] = [
  `; ${code}`,
  `& ${code} &`,
  `| ${code}`,
  `|| ${code}`,
  `&& ${code}`,
  `x\n${code}\n`,
  `x\r\n${code}\r\n`,
  `$(${code})`,
  `\`${code}\``,
  `"$(${code})"`,
  `'; ${code}; '`,
  `"; ${code}; "`,
  `'"'"'; ${code}; '`,
  `\\'; ${code}; \\'`,
  `\\"; ${code}; \\"`,
  `\\\n; ${code}`,
  `$'\\x3b ${code}'`,
  `‘; ${code}; ’`,
  `“; ${code}; ”`,
  `＇； ${code}； ＇`,
  `END\n${code}\ncat <<END\n`,
  `<(${code})`,
  `{x,$(${code})}`,
  `\${IFS}$(${code})`,
  `$((6 * 7000))`,
  `$[6 * 7000]`,
  `x # '\n${code}`,
  `x'$(${code})'y`,
  `x"\`${code}\`"y`,
  `-x --output=/tmp/x $(${code})`,
  `%s%s%n $(${code})`,
  `!${code}`,
  `\u2028${code}\u2029`,
  `\u202e${code}`,
  `~ * ? [a-z] $HOME`,
]

/** Milliseconds for hundreds of programs in sandboxes, on a machine that does much besides. */
const patience = 300_000

/** Where an author may put an argument. */
const places: Readonly<Record<string, string>> = {
  'as a word': `!printf '<%s>' $0`,
  'in double quotes': `!printf '<%s>' "$0"`,
  'in single quotes': `!printf '<%s>' '$0'`,
  'inside a word': `!printf '<%s>' a-$0-b`,
  'in the middle of a text': `Seen: !\`printf '<%s>' $0\`.`,
  'in a block': `\`\`\`!\nprintf '<%s>' $0\n\`\`\``,
  'before a pipe': `!printf '<%s>' $0 | cat`,
  'in a substitution': `!printf '<%s>' "$(printf %s $0)"`,
  'in a document': `\`\`\`!\ncat <<END\n<$0>\nEND\n\`\`\``,
  'in a quoted document': `\`\`\`!\ncat <<'END'\n<$0>\nEND\n\`\`\``,
}

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

/** Lines of a skill whose user allowed nothing but `echo` and `git status`. */
const lines: readonly string[] = [
  code,
  `echo x; ${code}`,
  `echo x && ${code}`,
  `echo x || ${code}`,
  `echo x | ${code}`,
  `echo x & ${code}`,
  `echo $(${code})`,
  `echo "$(${code})"`,
  `echo \`${code}\``,
  `echo <(${code})`,
  `echo x > ~/pwned`,
  `echo x >> /tmp/pwned`,
  `echo x 2> /tmp/pwned`,
  `echo x | tee /tmp/pwned`,
  `(${code})`,
  `{ ${code}; }`,
  `if true; then ${code}; fi`,
  `while ${code}; do break; done`,
  `for x in 1; do ${code}; done`,
  `case x in x) ${code};; esac`,
  `f() { ${code}; }; f`,
  `eval '${code}'`,
  `sh -c '${code}'`,
  `bash -c '${code}'`,
  `env ${code}`,
  `env X=1 ${code}`,
  `X=1 ${code}`,
  `PATH=. echo x`,
  `LD_PRELOAD=./x.so echo x`,
  `command ${code}`,
  `exec ${code}`,
  `builtin eval '${code}'`,
  `time ${code}`,
  `nohup ${code}`,
  `nice ${code}`,
  `timeout 5 ${code}`,
  `xargs ${code}`,
  `echo 6 | xargs ${code}`,
  `find . -exec ${code} ';'`,
  `"ex"'pr' 6 '*' 7000`,
  String.raw`\expr 6 \* 7000`,
  `$'expr' 6 '*' 7000`,
  `/usr/bin/exp? 6 '*' 7000`,
  `e=expr; $e 6 '*' 7000`,
  `. ./SKILL.md`,
  `echox`,
  `git -c core.pager='${code}' status`,
  `git -c alias.status='!${code}' status`,
  `git --exec-path=. status`,
]

// WUN-82 WUN-103
describe.skipIf(process.platform === 'win32')('what was not allowed does not run, however it is written', () => {
  const rendering = openDoor({
    body: lines.map((line) => `!${line}`).join('\n\n'),
    settings: `allowShell: true\npermissions: { allow: ['Bash(echo:*)', 'Bash(git status:*)'] }\n`,
  }).then((door) => door.run('door'))
  beforeAll(() => rendering, patience)

  it.each(lines.map((line, index) => [line, index] as const))('%s', async (line) => {
    const { steps } = await rendering
    const step = steps.find(({ insertion }) => insertion.source === line)
    expect(step === undefined || step.decision === 'refused').toBe(true)
  })

  it('and nothing of it shows in the text', async () => {
    const { text } = await rendering
    expect(text).not.toContain(product)
  })
})

/** Paths that a skill may ask to read. */
const paths: readonly string[] = [
  '../../../secret',
  './../../../secret',
  'references/../../../../secret',
  '/etc/passwd',
  '~/secret',
  '$HOME/secret',
  'link',
  'link-to-directory/secret',
  'hard-link-is-inside/../../../../secret',
  '..%2f..%2f..%2fsecret',
  '..\\..\\..\\secret',
  '"../../../secret"',
  "'../../../secret'",
  '../door-beside/secret',
  '/proc/self/environ',
  '/proc/self/cwd/../../../secret',
  'file:///etc/passwd',
  '....//....//....//secret',
  '../../../secret%00.md',
  '. ./../../../secret',
]

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
