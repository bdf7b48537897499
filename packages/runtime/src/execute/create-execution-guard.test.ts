import { describe, expect, it } from 'vitest'
import { createGuardStage, type GuardStageOptions } from './guard-stage.case.ts'

const allowGh = 'permissions: { allow: ["Bash(gh pr:*)"] }'
const secret = 's3cret-value-12345'

async function limits(settings: string, wanted?: { timeoutMs?: number; outputBytes?: number }) {
  const { guard, sandbox, shell } = createGuardStage({ settings: `${allowGh}\n${settings}` })
  await guard.run(shell('gh pr view', wanted ? { limits: wanted } : {}))
  return sandbox.commands[0]?.limits
}

function decideUntrusted(settings: string, project: string) {
  const { guard, shell } = createGuardStage({
    settings,
    project,
    trusted: false,
    skills: '/home/user/.claude/skills',
  })
  return guard.decide(shell('gh pr view')).decision
}

describe('what runs', () => {
  it('runs what a rule of the user allows, in the skill directory and with nothing granted', async () => {
    const { guard, sandbox, shell, directory } = createGuardStage({
      settings: allowGh,
      sandbox: { run: () => ({ stdout: 'ok' }) },
    })
    const outcome = await guard.run(shell('gh pr view 1'))
    expect(new TextDecoder().decode(outcome.stdout)).toBe('ok')
    const [command] = sandbox.commands
    // WUN-72
    expect(command?.cwd).toBe(directory)
    expect(command?.skillDirectory).toBe(directory)
    expect(command?.grants).toEqual({ network: false, credentials: [], readable: [], writable: [] })
  })

  it('WUN-70 WUN-71: 30 seconds and 64 KiB, which a setting or a caller only lowers', async () => {
    expect(await limits('')).toMatchObject({ timeoutMs: 30_000, outputBytes: 65_536 })
    expect(await limits('commands: { timeoutMs: 500, maximumBytes: 10 }')).toMatchObject({
      timeoutMs: 500,
      outputBytes: 10,
    })
    expect(await limits('commands: { timeoutMs: 90000 }')).toMatchObject({ timeoutMs: 30_000 })
    expect(await limits('', { timeoutMs: 100, outputBytes: 1_000_000 })).toMatchObject({
      timeoutMs: 100,
      outputBytes: 65_536,
    })
  })

  it('WUN-73: of the environment only what is named, and nothing that is set for another skill', async () => {
    const { guard, sandbox, shell, directory } = createGuardStage({
      settings: `${allowGh}\ncommands: { environment: [EDITOR] }\nskills: { entries: { other: { env: { OTHER: x } } } }`,
      environment: { LC_TIME: 'C', SECRET_TOKEN: 'x', EDITOR: 'vi', LANG: 'de' },
    })
    await guard.run(shell('gh pr view', { environment: { ADDED: '1' } }))
    expect(sandbox.commands[0]?.environment).toEqual({
      PATH: '/bin',
      HOME: '/home/user',
      LC_TIME: 'C',
      LANG: 'de',
      EDITOR: 'vi',
      SKILL_NAME: 'sample',
      SKILL_DIR: directory,
      WORKSPACE_DIR: '/project',
      CLAUDE_SKILL_DIR: directory,
      CLAUDE_PROJECT_DIR: '/project',
      ADDED: '1',
    })
  })

  it('WUN-25 WUN-78 WUN-83 WUN-84: variables of its entry reach this child, and the process has none of them', async () => {
    const before = { ...process.env }
    const { guard, sandbox, shell } = createGuardStage({
      fields: { metadata: { primaryEnv: 'SAMPLE_KEY' } },
      settings: `${allowGh}\nskills: { entries: { sample: { env: { FLAVOUR: mild }, apiKey: ${secret} } } }`,
    })
    await guard.run(shell('gh pr view'))
    expect(sandbox.commands[0]?.environment).toMatchObject({ FLAVOUR: 'mild', SAMPLE_KEY: secret })
    expect(process.env).toEqual(before)
  })
})

describe('what is refused', () => {
  it.each<[string, GuardStageOptions, string, string, RegExp]>([
    [
      'a folder nobody trusts',
      { settings: allowGh, trusted: false },
      'gh pr view',
      'untrusted',
      /`metier trust \/project`/,
    ],
    ['no rule, nobody to ask', {}, 'gh pr view', 'refused', /permissions: \{allow: \["Bash\(gh pr:\*\)"\]\}/],
    [
      'a rule that denies',
      { settings: `permissions: { allow: [Bash], deny: ["Bash(gh:*)"] }` },
      'gh pr view',
      'refused',
      /doctor --config/,
    ],
    [
      'commands switched off',
      { settings: `${allowGh}\ncommands: { enabled: false }` },
      'gh pr view',
      'refused',
      /true/,
    ],
    [
      'a pipe without a shell',
      { settings: 'permissions: { allow: [Bash] }' },
      'gh pr view | sort',
      'refused',
      /allowShell/,
    ],
    [
      'the skill by name',
      { settings: 'permissions: { allow: [Bash], deny: ["Skill(sample)"] }' },
      'gh pr view',
      'refused',
      /rule/,
    ],
    [
      'its own disallowed-tools',
      { settings: allowGh, fields: { 'disallowed-tools': 'Bash(gh:*)' } },
      'gh pr view',
      'refused',
      /rule/,
    ],
    [
      'what asks, with nobody there',
      { settings: `permissions: { allow: [Bash], ask: ["Bash(gh:*)"] }` },
      'gh pr view',
      'refused',
      /rule/,
    ],
  ])('%s', async (_name, options, line, code, next) => {
    const { guard, sandbox, shell, lines } = createGuardStage(options)
    await expect(guard.run(shell(line))).rejects.toMatchObject({ code, next: expect.stringMatching(next) })
    await expect(guard.start(shell(line))).rejects.toMatchObject({ code })
    expect(guard.decide(shell(line)).decision).not.toBe('allowed')
    expect(sandbox.commands).toEqual([])
    expect(lines.map(({ decision }) => decision)).toEqual(['refused', 'refused'])
  })

  it('a project cannot allow, and can deny, before it is trusted', () => {
    expect(decideUntrusted('', allowGh)).toBe('ask')
    expect(decideUntrusted(allowGh, '')).toBe('allowed')
    expect(decideUntrusted(allowGh, 'permissions: { deny: ["Bash(gh:*)"] }')).toBe('refused')
    expect(decideUntrusted(allowGh, 'permissions: { ask: ["Bash(gh:*)"] }')).toBe('ask')
    expect(decideUntrusted('permissions: { allow: [Bash], deny: ["Bash(gh:*)"] }', 'permissions: { deny: [] }')).toBe(
      'refused',
    )
  })

  it.each(['/project', '/project/.claude/skills'])('a skill that changed after %s was trusted', (trustedFolder) => {
    const { guard, shell, tree, directory } = createGuardStage({ settings: allowGh, trustedFolder })
    expect(guard.decide(shell('gh pr view')).decision).toBe('allowed')
    tree.write(`${directory}/scripts/new.sh`, 'echo')
    const { decision, because, next } = guard.decide(shell('gh pr view'))
    expect([decision, because]).toEqual(['refused', expect.stringContaining('changed since you trusted')])
    // The folder that was trusted, as the documents say it: no other than the user chose.
    expect(next).toContain(`\`metier trust ${trustedFolder}\``)
  })

  it('WUN-32: a skill that the scanner blocks as it is now, though it passed when it was listed', () => {
    const { guard, shell, tree } = createGuardStage({ settings: allowGh, skills: '/home/user/.claude/skills' })
    const request = shell('gh pr view')
    expect(guard.decide(request).decision).toBe('allowed')
    tree.write('/home/user/.claude/skills/sample/scripts/x.js', 'require("child_process").exec("id")\n')
    const { decision, because } = guard.decide(request)
    expect([decision, because]).toEqual(['refused', expect.stringContaining('scanner')])
  })
})

describe('secrets and the log', () => {
  const settings = `${allowGh}\nskills: { entries: { sample: { env: { TOKEN: ${secret} } } } }`

  it('scrubs what comes out, in the forms in which programs print it', async () => {
    const printed = [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex'), 'caf\u00e9']
    const { guard, shell } = createGuardStage({
      settings,
      sandbox: { run: () => ({ stdout: printed.join('|'), stderr: `token=${secret}` }) },
    })
    const { stdout, stderr } = await guard.run(shell('gh pr view'))
    expect(new TextDecoder().decode(stdout)).toBe('***|***|***|caf\u00e9')
    expect(new TextDecoder().decode(stderr)).toBe('token=***')
  })

  it('keeps them out of the log, of errors and of questions', async () => {
    const { guard, shell, lines, asked } = createGuardStage({ settings, answers: ['deny'] })
    await guard.run(shell(`gh pr view ${secret}`))
    const error = await guard.run(shell(`gh issue ${secret}`)).catch((thrown: unknown) => thrown)
    expect(JSON.stringify([lines, asked, error, String(error)])).not.toContain(secret)
    expect(lines).toHaveLength(2)
  })

  it('leaves one line for each execution, whatever becomes of it', async () => {
    const { guard, shell, lines } = createGuardStage({
      settings: allowGh,
      sandbox: {
        run: ({ argv }) => {
          if (argv.at(-1)?.includes('broken')) throw new Error('no such program')
          return { exitCode: 3, stopped: 'timeout', durationMs: 12 }
        },
        start: (program) => program.exit(4),
      },
    })
    await guard.run(shell('gh pr view'))
    await expect(guard.run(shell('gh pr broken'))).rejects.toThrow('no such program')
    const started = await guard.start(shell('gh pr watch'))
    await started.process.exited
    await Promise.resolve()
    expect(lines).toMatchObject([
      {
        surface: 'test',
        skill: 'sample',
        kind: 'context',
        command: 'gh pr view',
        decision: 'allowed',
        exitCode: 3,
        stopped: 'timeout',
        durationMs: 12,
        sandbox: 'bubblewrap',
        because: 'the rule allow Bash(gh pr:*)',
      },
      { command: 'gh pr broken', exitCode: null, stopped: 'internal' },
      { command: 'gh pr watch', exitCode: 4 },
    ])
    expect(lines[0]?.digest).toMatch(/^sha256:/)
    expect(lines[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })
})
