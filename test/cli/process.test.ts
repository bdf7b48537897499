import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { program, Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const { version }: { version: string } = JSON.parse(readFileSync(join(program, '../../package.json'), 'utf8'))

describe('the process', () => {
  it('knows its version', () => {
    for (const flag of ['--version', '-V'])
      expect(sandbox.run(flag)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
  })

  it('helps, with each command on a line and no colours in a pipe', () => {
    const { stdout, status } = sandbox.run('--help')
    expect(status).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "metier: Agent Skills for any agent

      Usage  metier <command> [options]

      Seeing
        agents        Show the agents that Metier knows, and which are in use here
        bug-report    Print what a bug report needs, without secrets
        completion    Print the completion script for a shell
        doctor        Why is my skill not there? And is all well?
        find          Find skills by what you need
        list          List the skills that are in force here
        prompt        Print the index of active skills for an agent's prompt
        resources     List the files of a skill, or print one
        show          Show one skill: what it says, where it lies, its state
        usage         Show how often skills were used, throw that away, switch counting on or off

      Writing
        accept        Let a skill through that the scanner blocks
        eval          Try whether a description triggers when it should
        fix           Repair what can be repaired without asking
        migrate       Rewrite other systems' fields as the specification has them
        new           Start a new skill from a template that is already valid
        scan          Look for what a skill would do to you
        trust         Let the skills below a folder run things
        validate      Check skills against the specification

      Running
        call          Call a command of a skill
        connect       Write Metier into an agent's MCP configuration
        executions    Show what skills ran, and what was refused
        jobs          See and steer skills that run in an agent of their own
        mcp           Serve the skills to an MCP client over standard input and output
        permissions   Show what you always allow, and take it back
        run           Run a skill: arguments, live context, commands
        serve         Serve the skills on this machine: MCP at /mcp, HTTP, WebSocket, a page
        templates     List, override and try the templates of skills

      Sharing
        add           Install skills from a repository, a folder, an archive or a host
        audit         Hold installed skills against advisories and revocations
        ci            Install exactly what the lock says, or fail
        disable       Switch skills off without removing them
        enable        Switch skills on again, or on for one more agent
        lock          Resolve a merge conflict in the lock file
        login         Keep a token for a registry
        logout        Forget the token for a registry
        outdated      Show which installed skills have something newer at their source
        pack          Pack a skill into one file that is the same bytes anywhere
        prune         Throw away stored skills that no project uses, and clean up after a crash
        publish       Publish skills to a registry, a static host or a tag
        remove        Remove skills that were installed
        rollback      Go back to what a skill was before its last update
        search        Look for skills here, then in registries and on hosts
        sign          Sign skills in their own folders
        update        Update installed skills, and keep what you changed in them
        verify        Check that installed skills are the very files of the lock
        why           Tell where an installed skill comes from

      Teams
        role          See which skills a role has, and why
        room          See which skills a room has, and put copies of them into it
        route         Say which skills a task calls for and how much to set in motion
        team          See a team of agents, start its members, move it to another project

      Options of every command
            --json         Answer as JSON, in a shape that stays
        -C, --cwd DIR      Act as if started in DIR
            --preset NAME  Follow the folders and names of one system (one of default, ostwin, omni,
                           wundr, btw, squad)
            --no-color     No colours (also NO_COLOR)
        -v, --verbose      Say more on standard error
        -q, --quiet        Say nothing but the answer and errors
        -h, --help         This help

      \`metier <command> --help\` says more about one command, \`metier --version\` which Metier this is.
      "
    `)
    expect(sandbox.run().stdout).toBe(stdout)
    expect(sandbox.run('help').stdout).toBe(stdout)
  })

  it('helps with one command', () => {
    const { stdout } = sandbox.run('validate', '--help')
    expect(stdout).toMatchInlineSnapshot(`
      "Check skills against the specification

      Usage  metier validate PATH… [options]

      Checks one skill or all skills in a folder and says what is wrong, where, and what to do. Exit
      status 0 when every skill is valid, 1 when one is not, 2 when a path does not exist. \`metier fix\`
      settles what is marked fixable.

        PATH  A skill, its SKILL.md, or a folder of skills

      Options
        -s, --severity VALUE   How strict: what clients can load, what the specification says, or that and
                               our advice (one of load, standard, strict; default standard)
        -p, --profile VALUE    For whom the skill is meant; by default the specification (one of spec,
                               claude-code, mcp, btw, oss2, plugin)
            --reference-exact  Judge exactly as the specification's reference library does, its quirks
                               included
        -f, --format VALUE     How to write the findings (one of text, json, sarif, github; default text)

      Options of every command
            --json         Answer as JSON, in a shape that stays
        -C, --cwd DIR      Act as if started in DIR
            --preset NAME  Follow the folders and names of one system (one of default, ostwin, omni,
                           wundr, btw, squad)
            --no-color     No colours (also NO_COLOR)
        -v, --verbose      Say more on standard error
        -q, --quiet        Say nothing but the answer and errors
        -h, --help         This help

      Examples
        metier validate skills/my-skill
            one skill, against the text of the specification
        metier validate skills --severity strict
            all skills of a folder, our advice included
        metier validate skills --format sarif > skills.sarif
            for a code scanning service
      "
    `)
    expect(sandbox.run('help', 'validate').stdout).toBe(stdout)
  })

  it.each([
    [['lsit'], 2, 'There is no command "lsit".', 'Did you mean `list`?'],
    [['frob', '--help'], 2, 'There is no command "frob".', '`metier --help`'],
    [['list', '--jason'], 2, '`metier list` has no option "--jason".', 'Did you mean `--json`?'],
    [['show'], 2, '`metier show` needs NAME.', '`metier show --help`'],
    [['list', '--cwd', 'nowhere'], 2, 'There is no folder "nowhere".', '--cwd'],
    [['list', '--scope', 'moon'], 2, 'must be one of: room, agent', '`metier list --help`'],
    [['resources', 'skill-creator', ''], 2, 'file is empty.', '`metier resources --help`'],
    [['serve', '--port', 'x'], 2, 'whole number from 0 to 65535', '`metier serve --help`'],
  ])('%j: a sentence, the next step and status %i', (words, status, message, next) => {
    const ended = sandbox.run(...words)
    expect(ended.stdout).toBe('')
    expect(ended.stderr).toMatch(/^error /)
    expect(ended.stderr).toContain(message)
    expect(ended.stderr).toContain(next)
    expect(ended.status).toBe(status)
  })

  it('answers an error as JSON when JSON was asked for', () => {
    const { stdout, stderr, status } = sandbox.run('show', 'nobody', '--json')
    expect(status).toBe(2)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'metier.error/1',
      error: { code: 'unknown-skill', message: expect.any(String), next: expect.any(String) },
    })
    expect(JSON.parse(sandbox.run('lsit', '--json').stdout).error.code).toBe('usage')
  })

  it('reports settings that cannot be read, with the file', () => {
    sandbox.write('metier.yaml', 'skills: [unclosed\n')
    const { stdout, status } = sandbox.run('doctor')
    expect(stdout).toContain('metier.yaml')
    expect(status).toBe(1)
  })

  it('says nothing but the answer with --quiet', () => {
    sandbox.skill('x-off', 'enabled: false\n')
    expect(sandbox.run('list', '-q').stderr).toBe('')
  })

  it('takes a closed pipe for the end, not for an error', () => {
    for (let index = 0; index < 300; index += 1) sandbox.skill(`x-skill-${index}`)
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `'${process.execPath}' '${program}' list --json | head -n 1; echo after`],
      {
        cwd: sandbox.project,
        env: sandbox.environment,
        encoding: 'utf8',
      },
    )
    expect(stdout).toBe('{\nafter\n')
    expect(stderr).toBe('')
  })

  it('writes a long answer whole into a pipe', () => {
    for (let index = 0; index < 600; index += 1) sandbox.skill(`x-skill-${index}`)
    const { stdout } = sandbox.run('list', '--json', '--scope', 'project')
    expect(stdout.length).toBeGreaterThan(128 * 1024)
    expect(JSON.parse(stdout).skills).toHaveLength(600)
  })

  it('ends when its answer is written, and not before', () => {
    for (let index = 0; index < 600; index += 1) sandbox.skill(`x-skill-${index}`)
    // Who asks Node for its stream makes the pipe one that takes no more for now when it is full.
    const asks = sandbox.write('asks.cjs', 'process.stdout')
    const list = `'${process.execPath}' --require '${asks}' '${program}' list --json`
    const { stdout } = spawnSync('sh', ['-c', `${list} | (sleep 1; cat)`], {
      cwd: sandbox.project,
      env: { ...sandbox.environment, METIER_NO_CACHE: '1' },
      encoding: 'utf8',
    })
    const names = JSON.parse(stdout).skills.map(({ name }: { name: string }) => name)
    expect(names.filter((name: string) => name.startsWith('x-skill-'))).toHaveLength(600)
  })

  it('does not prompt without a terminal', () => {
    const { status } = spawnSync(process.execPath, [program, 'trust', '.'], {
      cwd: sandbox.project,
      env: sandbox.environment,
      input: 'y\ny\ny\n',
      timeout: 10_000,
    })
    expect(status).toBe(3)
  })
})

const cache = (): string => join(sandbox.home, '.cache/metier/code')

describe.skipIf(!existsSync('/dev/full'))('a full disk behind standard output', () => {
  it.each(['list', 'list --json', 'prompt', '--help'])('ends %s with a sentence, not as a fault of Metier', (words) => {
    const { status, stderr } = spawnSync('sh', ['-c', `"$0" "$1" ${words} > /dev/full`, process.execPath, program], {
      cwd: sandbox.project,
      env: sandbox.environment,
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^error The answer could not be written: the disk is full\. \[file-unwritable\]\n {2}next /m)
    expect(status).toBe(4)
  })
})

describe('the code cache', () => {
  beforeEach(() => {
    sandbox.environment['XDG_CACHE_HOME'] = join(sandbox.home, '.cache')
  })

  it('is made at the first start, one for each bundle and frequent command', () => {
    sandbox.run('list')
    sandbox.run('list')
    sandbox.run('lsit')
    sandbox.run('frob')
    const files = readdirSync(cache()).map((name) => name.replace(/-[0-9a-f]{16}-.*/, ''))
    expect(files.toSorted()).toEqual(['list-list', 'local-other', 'local-rest-other'])
  })

  it('replaces what an older build left, and nothing of others', () => {
    mkdirSync(cache(), { recursive: true })
    const old = `list-list-0123456789abcdef-${process.version}-${process.arch}.bin`
    const other = 'list-list-0123456789abcdef-v1.2.3-x64.bin'
    for (const name of [old, other]) writeFileSync(join(cache(), name), 'old')
    sandbox.run('list')
    expect(existsSync(join(cache(), old))).toBe(false)
    expect(existsSync(join(cache(), other))).toBe(true)
  })

  it('is not believed when it is broken', () => {
    sandbox.skill('x-one')
    sandbox.run('list')
    for (const name of readdirSync(cache())) writeFileSync(join(cache(), name), 'broken')
    expect(sandbox.run('list')).toMatchObject({ status: 0, stdout: expect.stringContaining('x-one') })
  })

  // Compiled code is run as it is: a file that somebody else may write to could run anything.
  it.skipIf(process.getuid === undefined)('is not believed when others can write to it', () => {
    sandbox.run('list')
    const [name] = readdirSync(cache())
    const file = join(cache(), name ?? '')
    chmodSync(file, 0o666)
    sandbox.run('list')
    // Not used, so made again, for us alone.
    expect(readdirSync(cache())).toEqual([name])
    expect(spawnSync('stat', ['-c', '%a', file], { encoding: 'utf8' }).stdout.trim()).toMatch(/^(600|)$/)
  })

  it.skipIf(process.getuid === undefined)('is not believed as it comes with a checkout: readable by all', () => {
    sandbox.run('list')
    const file = join(cache(), readdirSync(cache())[0] ?? '')
    chmodSync(file, 0o644)
    sandbox.run('list')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is neither read nor written in a checkout, where somebody else could have put it', () => {
    sandbox.environment['XDG_CACHE_HOME'] = join(sandbox.project, 'deep/.cache')
    expect(sandbox.run('list').status).toBe(0)
    expect(existsSync(join(sandbox.project, 'deep/.cache/metier/code'))).toBe(false)
  })

  it.skipIf(process.platform === 'win32')('does not wait for a named pipe in its place', () => {
    sandbox.run('list')
    const file = join(cache(), readdirSync(cache())[0] ?? '')
    rmSync(file)
    spawnSync('mkfifo', [file])
    expect(sandbox.run('list').status).toBe(0)
  })

  it('is done without where it cannot be written', () => {
    writeFileSync(join(sandbox.home, '.cache'), 'a file, no folder')
    expect(sandbox.run('--help').status).toBe(0)
    expect(sandbox.run('list').status).toBe(0)
  })
})

describe('metier completion', () => {
  it('prints a script that bash can read', () => {
    const { stdout, status } = sandbox.run('completion', 'bash')
    expect(status).toBe(0)
    expect(spawnSync('bash', ['-n'], { input: stdout }).status).toBe(0)
  })

  it('completes commands and skills in bash', () => {
    sandbox.skill('x-deploy')
    const script = [
      `metier() { '${process.execPath}' '${program}' "$@"; }`,
      sandbox.run('completion', 'bash').stdout,
      'COMP_WORDS=(metier show x-d); COMP_CWORD=2; _metier; echo "${COMPREPLY[@]}"',
      'COMP_WORDS=(metier vali); COMP_CWORD=1; _metier; echo "${COMPREPLY[@]}"',
    ].join('\n')
    const { stdout } = spawnSync('bash', ['-c', script], {
      cwd: sandbox.project,
      env: sandbox.environment,
      encoding: 'utf8',
    })
    expect(stdout).toBe('x-deploy\nvalidate\n')
  })

  it('offers nothing rather than an error', () => {
    sandbox.write('metier.yaml', 'skills: [unclosed\n')
    expect(sandbox.run('__complete', '--', 'frob', '')).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(sandbox.run('__complete', '--', 'li').stdout).toMatch(/^list\t/)
  })
})

async function firstLine(words: readonly string[]) {
  const child = sandbox.start(...words)
  let text = ''
  for await (const chunk of child.stdout) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return { child, line: text.split('\n')[0] ?? '' }
}

describe('metier serve', () => {
  it('prints its address alone on a line when it is ready, and stops when asked', async () => {
    sandbox.skill('x-deploy')
    const { child, line } = await firstLine(['serve', '--port', '0'])
    expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/)
    const response = await fetch(line.replace('/mcp', '/v1/list'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ schema: 'metier.list/1' })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  it('exits with 130 when interrupted', async () => {
    const { child } = await firstLine(['serve', '--port', '0'])
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    expect(await ended).toEqual([130, null])
  })

  it('says so when the port is taken', async () => {
    const { child, line } = await firstLine(['serve', '--port', '0'])
    const { status, stderr } = sandbox.run('serve', '--port', new URL(line).port)
    expect(status).toBe(4)
    expect(stderr).toContain('[port-in-use]')
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
})

describe('metier mcp', () => {
  it('ends with 0 when the client closes its end, and writes nothing of its own to standard output', async () => {
    const child = sandbox.start('mcp')
    let stdout = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    const ended = once(child, 'exit')
    child.stdin.end()
    expect(await ended).toEqual([0, null])
    expect(stdout).toBe('')
  })
})
