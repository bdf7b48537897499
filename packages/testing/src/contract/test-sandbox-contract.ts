import type { Sandbox, SandboxCommand, SandboxPromise } from '@metier/core'
import { describe, expect, it } from 'vitest'

/** Places on the real disk that a test of a sandbox needs; all absolute and real. */
export interface SandboxStage {
  readonly sandbox: Sandbox
  /** The user's home; holds a file `secret` whose text is `secret`. */
  readonly home: string
  readonly skillDirectory: string
  readonly workspace: string
  /** Of Metier's own, one directory deeper in the project; holds a file `verdict` whose text is `judged`. */
  readonly own: string
}

/**
 * Every sandbox passes these as far as it promises; programs are small lines of POSIX shell. `stage` is asked
 * anew for each test. A promise that is not made is not tested: what is not promised may hold all the same.
 */
export function testSandboxContract(
  name: string,
  promises: ReadonlySet<SandboxPromise>,
  stage: () => SandboxStage | Promise<SandboxStage>,
): void {
  const promised: Promised = (promise, title, test) => {
    if (!promises.has(promise)) return
    // oxlint-disable-next-line vitest/expect-expect -- each of these asserts for itself
    it(`${promise}: ${title}`, async () => test(await stage()))
  }
  describe(`${name} is a sandbox`, () => {
    it('makes the promises that are tested', async () => {
      expect((await stage()).sandbox.promises).toEqual(promises)
    })
    testOutcomes(stage)
    testProcesses(stage)
    testPromises(promised)
  })
}

/** What `sh` is given, inside the skill's directory, with nothing granted. */
export function shellCommand(
  stage: SandboxStage,
  line: string,
  more: Partial<Omit<SandboxCommand, 'grants' | 'limits'>> & {
    readonly grants?: Partial<SandboxCommand['grants']>
    readonly limits?: Partial<SandboxCommand['limits']>
  } = {},
): SandboxCommand {
  return {
    argv: ['sh', '-c', line],
    cwd: stage.skillDirectory,
    skillDirectory: stage.skillDirectory,
    ...more,
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: stage.home, ...more.environment },
    grants: { network: false, credentials: [], readable: [], writable: [], ...more.grants },
    limits: {
      timeoutMs: 20_000,
      outputBytes: 65_536,
      memoryBytes: 512 * 1024 * 1024,
      processes: 64,
      fileBytes: 16 * 1024 * 1024,
      cpuSeconds: 20,
      ...more.limits,
    },
  }
}

type Stage = () => SandboxStage | Promise<SandboxStage>

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function testOutcomes(stage: Stage): void {
  it('gives back what was printed and how it ended', async () => {
    const ready = await stage()
    const outcome = await ready.sandbox.run(shellCommand(ready, 'echo out; echo wrong >&2; exit 7'))
    expect(text(outcome.stdout)).toBe('out\n')
    expect(text(outcome.stderr)).toBe('wrong\n')
    expect(outcome).toMatchObject({ exitCode: 7, signal: null })
    expect(outcome.stopped).toBeUndefined()
    expect(outcome.durationMs).toBeGreaterThan(0)
  })

  it('takes arguments as they are, whatever stands in them', async () => {
    const ready = await stage()
    const hostile = [
      'a b',
      '',
      '-x',
      '--',
      '$(id)',
      '`id`',
      'two\nlines',
      '"',
      "'",
      '*',
      'ü\u202e',
      '\\',
      '--bind',
      '/',
    ]
    const outcome = await ready.sandbox.run({
      ...shellCommand(ready, ''),
      argv: ['sh', '-c', String.raw`printf '<%s>' "$@"`, 'sh', ...hostile],
    })
    expect(text(outcome.stdout)).toBe(hostile.map((word) => `<${word}>`).join(''))
  })

  it('writes the input and closes it; without input there is none', async () => {
    const ready = await stage()
    const given = await ready.sandbox.run(shellCommand(ready, 'cat; echo end', { input: 'some\0bytes' }))
    expect(text(given.stdout)).toBe('some\0bytesend\n')
    const none = await ready.sandbox.run(shellCommand(ready, 'cat; echo end'))
    expect(text(none.stdout)).toBe('end\n')
  })

  it('does not mind a program that does not read its input', async () => {
    const ready = await stage()
    const outcome = await ready.sandbox.run(shellCommand(ready, 'exit 3', { input: 'x'.repeat(1_000_000) }))
    expect(outcome.exitCode).toBe(3)
  })

  it('says which program is missing, before anything runs', async () => {
    const ready = await stage()
    const command = { ...shellCommand(ready, ''), argv: ['no-such-program-anywhere'] as const }
    await expect(ready.sandbox.run(command)).rejects.toMatchObject({ code: 'missing-dependency' })
    expect(() => ready.sandbox.start(command)).toThrowError(expect.objectContaining({ code: 'missing-dependency' }))
  })

  it('starts nothing for a call that is cancelled already', async () => {
    const ready = await stage()
    const outcome = await ready.sandbox.run(shellCommand(ready, 'echo ran'), AbortSignal.abort())
    expect(outcome).toMatchObject({ stopped: 'cancelled', exitCode: null })
    expect(text(outcome.stdout)).toBe('')
  })

  it('ends what is cancelled while it runs', async () => {
    const ready = await stage()
    // On a machine that is busy the command may not have begun when it is cancelled: it gets more time then.
    for (const patience of [200, 2000, 10_000]) {
      const outcome = await ready.sandbox.run(
        shellCommand(ready, 'echo begun; sleep 300'),
        AbortSignal.timeout(patience),
      )
      expect(outcome).toMatchObject({ stopped: 'cancelled', exitCode: null })
      if (text(outcome.stdout) === 'begun\n') return
    }
    expect.unreachable('what was cancelled had not begun')
  })

  it('runs in the directory it is told', async () => {
    const ready = await stage()
    const outcome = await ready.sandbox.run(shellCommand(ready, 'pwd; cat SKILL.md'))
    expect(text(outcome.stdout)).toBe(`${ready.skillDirectory}\nthe skill\n`)
  })
}

function testProcesses(stage: Stage): void {
  it('talks to a program that goes on', async () => {
    const ready = await stage()
    const running = ready.sandbox.start(shellCommand(ready, 'while read -r line; do echo "got $line"; done; exit 4'))
    const lines = collect(running)
    running.write('one\n')
    await lines.until('got one\n')
    running.write('two\n')
    await lines.until('got one\ngot two\n')
    running.endInput()
    expect(await running.exited).toMatchObject({ exitCode: 4, signal: null })
  })

  it('kills a program that goes on, with what it started', async () => {
    const ready = await stage()
    const running = ready.sandbox.start(shellCommand(ready, 'sleep 60 & echo ready; wait'))
    await collect(running).until('ready\n')
    await running.kill()
    expect((await running.exited).exitCode).not.toBe(0)
    await running.kill()
  })
}

function collect(running: { onOutput: (listener: (chunk: Uint8Array) => void) => void }) {
  let seen = ''
  let check: (() => void) | undefined
  running.onOutput((chunk) => {
    seen += text(chunk)
    check?.()
  })
  return {
    until: (wanted: string) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (seen === wanted) resolve()
        }
        check()
      }),
  }
}

/** A program of Node's that asks as the variables of a proxy tell it to, and ends with status 3. */
const throughProxy = `
const proxy = process.env.HTTP_PROXY
if (proxy === undefined) process.stdout.write('no proxy')
else {
  const { hostname, port } = new URL(proxy)
  require('node:http').get({ hostname, port, path: process.env.ASKED, agent: false }, (answer) => {
    process.stdout.write(answer.statusCode + ' ')
    answer.pipe(process.stdout)
    process.exitCode = 3
  })
}`

type Promised = (promise: SandboxPromise, title: string, test: (stage: SandboxStage) => Promise<void>) => void

async function run(ready: SandboxStage, line: string, more?: Parameters<typeof shellCommand>[2]) {
  const outcome = await ready.sandbox.run(shellCommand(ready, line, more))
  return { ...outcome, out: text(outcome.stdout), err: text(outcome.stderr) }
}

function testPromises(promised: Promised): void {
  promised('time-capped', 'ends what takes too long, with its output so far', async (ready) => {
    for (const timeoutMs of [300, 3000, 10_000]) {
      const outcome = await run(ready, 'echo begun; sleep 300', { limits: { timeoutMs } })
      expect(outcome).toMatchObject({ stopped: 'timeout', exitCode: null })
      if (outcome.out === 'begun\n') return
    }
    expect.unreachable('what took too long had not begun')
  })

  promised('output-capped', 'keeps so many bytes and ends the flood', async (ready) => {
    const outcome = await run(ready, 'yes', { limits: { outputBytes: 1000 } })
    expect(outcome).toMatchObject({ stopped: 'output', exitCode: null })
    expect(outcome.stdout).toHaveLength(1000)
    const errors = await run(ready, 'yes >&2', { limits: { outputBytes: 1000 } })
    expect(errors).toMatchObject({ stopped: 'output' })
    expect(errors.stderr).toHaveLength(1000)
    const exact = await run(ready, 'printf 1234', { limits: { outputBytes: 4 } })
    expect(exact).toMatchObject({ exitCode: 0, out: '1234' })
  })

  promised('environment-clean', 'hands down what it is told and nothing of its own', async (ready) => {
    process.env['METIER_TEST_SECRET'] = 'leaked'
    try {
      const outcome = await run(ready, 'env', { environment: { GIVEN: 'a b\nc=d' } })
      expect(outcome.out).toContain('GIVEN=a b\nc=d\n')
      expect(outcome.out).not.toContain('leaked')
    } finally {
      delete process.env['METIER_TEST_SECRET']
    }
  })

  promised('group-killed', 'leaves nothing of what was sent to the background', async (ready) => {
    const mark = `3${Math.floor(Math.random() * 1e8)}`
    const outcome = await run(
      ready,
      `sleep ${mark} & (sleep ${mark} &) ; nohup sleep ${mark} >/dev/null 2>&1 & echo done`,
    )
    expect(outcome.out).toBe('done\n')
    expect(await stillRuns(mark)).toBe(false)
  })

  promised('file-size-capped', 'bounds each file that is written', async (ready) => {
    const outcome = await run(ready, 'head -c 3000000 /dev/zero > "$TMPDIR/big"; wc -c < "$TMPDIR/big"', {
      limits: { fileBytes: 1_048_576 },
      environment: { TMPDIR: '/tmp' },
    })
    expect(Number(outcome.out)).toBeLessThanOrEqual(1_048_576)
  })

  promised('memory-capped', 'bounds memory', async (ready) => {
    const outcome = await run(ready, 'head -c 400000000 /dev/zero | tail -c 400000000 | wc -c', {
      limits: { memoryBytes: 64 * 1024 * 1024 },
    })
    expect(outcome.out.trim()).not.toBe('400000000')
  })

  promised('process-count-capped', 'bounds the number of processes', async (ready) => {
    const outcome = await run(ready, 'for i in $(seq 60); do sleep 2 & done; echo started; wait', {
      limits: { processes: 16, timeoutMs: 10_000 },
    })
    const many = outcome.exitCode === 0 && !/fork|resource/i.test(outcome.err)
    expect(many).toBe(false)
  })

  promised('home-hidden', 'shows nothing of the home', async (ready) => {
    const outcome = await run(ready, `cat '${ready.home}/secret'; ls -a '${ready.home}'`)
    expect(outcome.out).not.toContain('secret')
  })

  promised('home-hidden', 'shows a credential that is granted, and cannot change it', async (ready) => {
    const path = `${ready.home}/secret`
    const outcome = await run(ready, `cat '${path}'; echo more >> '${path}' && echo changed`, {
      grants: { credentials: [path] },
    })
    expect(outcome.out).toBe('secret')
  })

  promised('workspace-grant', 'shows the project only when granted', async (ready) => {
    const { workspace } = ready
    const line = `cat '${workspace}/file' && echo new > '${workspace}/made' && echo written`
    expect((await run(ready, line)).out).toBe('')
    const read = await run(ready, line, { grants: { workspace: { directory: workspace, access: 'read' } } })
    expect(read.out).toBe('project')
    const written = await run(ready, line, { grants: { workspace: { directory: workspace, access: 'write' } } })
    expect(written.out).toBe('projectwritten\n')
  })

  promised('workspace-grant', 'keeps the skill as it is, even inside a project that may be written', async (ready) => {
    const outcome = await run(ready, 'echo more >> SKILL.md && echo changed; rm SKILL.md && echo removed', {
      grants: { workspace: { directory: ready.skillDirectory, access: 'write' } },
    })
    expect(outcome.out).toBe('')
  })

  promised('workspace-grant', 'keeps what Metier keeps out of sight in a project that is granted', async (ready) => {
    const { own, workspace } = ready
    const above = own.slice(0, own.lastIndexOf('/'))
    const looks = [`cat '${own}/verdict'`, `ls '${own}' | grep .`]
    const tries = [`echo forged > '${own}/verdict'`, `rm -r '${own}'`, `mv '${own}' x`, `mv '${above}' '${above}-2'`]
    const line = `cd '${workspace}'; ${[...looks, ...tries].map((one) => `${one} && echo done`).join('; ')}`
    const judged = `cat '${own}/verdict'`
    for (const access of ['read', 'write'] as const) {
      expect((await run(ready, line, { grants: { workspace: { directory: workspace, access } } })).out).toBe('')
      expect((await run(ready, judged, { skillDirectory: own, cwd: own })).out).toBe('judged')
      const inside = run(ready, line, { grants: { workspace: { directory: own, access } } })
      await expect(inside).rejects.toMatchObject({ code: 'refused' })
    }
  })

  promised('files-as-judged', 'runs what was judged, whatever stands at its place by then', async (ready) => {
    const line = `cat file; cat SKILL.md '${ready.skillDirectory}/SKILL.md'; echo more >> file && echo changed`
    const outcome = await run(ready, line, { skillFiles: ready.workspace })
    expect(outcome.out).toBe('project')
  })

  promised('system-read-only', 'lets nobody write to the system', async (ready) => {
    const outcome = await run(
      ready,
      'for d in / /usr /usr/bin /usr/local /etc /opt /var /dev /proc/sys/kernel; do (: > "$d/metier-test") && echo "$d"; done',
    )
    expect(outcome.out).toBe('')
  })

  promised('processes-hidden', 'shows no process of the user', async (ready) => {
    const outcome = await run(
      ready,
      `kill -0 ${process.pid} && echo reached; ls -d /proc/${process.pid}; cat /proc/*/environ`,
    )
    expect(outcome.out).not.toMatch(/reached|VITEST/)
  })

  promised('no-capabilities', 'gives no right of the superuser', async (ready) => {
    const outcome = await run(ready, 'grep CapEff /proc/self/status; unshare -Ur true && echo namespaces')
    expect(outcome.out).toBe('CapEff:\t0000000000000000\n')
  })

  promised('network-by-host', 'leads to a host that is granted and to no other', async (ready) => {
    const { createServer } = await import('node:http')
    const server = createServer((_, answer) => answer.end('granted'))
    try {
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const ask = (hosts: readonly string[]) =>
        ready.sandbox.run({
          ...shellCommand(ready, '', { grants: { hosts }, environment: { ASKED: `http://127.0.0.1:${port}/` } }),
          argv: [process.execPath, '-e', throughProxy],
        })
      const granted = await ask([`127.0.0.1:${port}`])
      expect({ out: text(granted.stdout), exitCode: granted.exitCode }).toEqual({ out: '200 granted', exitCode: 3 })
      expect(text((await ask(['api.example.com'])).stdout)).toMatch(/^403 /)
      expect(text((await ask([])).stdout)).toBe('no proxy')
    } finally {
      server.close()
    }
  })

  promised('no-network', 'has nothing but an empty loopback', async (ready) => {
    const outcome = await run(ready, 'cat /proc/net/dev /proc/net/route | grep -v lo: | grep -c :')
    expect(outcome.out.trim()).toBe('0')
  })
}

/** Looks for a program by an argument that no other has; where there is no /proc, `ps` knows. */
async function stillRuns(mark: string): Promise<boolean> {
  const { execFileSync } = await import('node:child_process')
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(`sleep ${mark}`)
}
