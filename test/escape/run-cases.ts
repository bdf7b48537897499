// A program: runs the cases in one sandbox and prints one line of JSON for each. `run-cases.js bubblewrap|limits`.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Sandbox, SandboxCommand } from '@metier/core'
import { openSandbox } from '../../packages/runtime/src/sandbox/open-sandbox.ts'
import { escapeAreas } from './all-cases.ts'
import type { EscapeCase } from './escape-case.ts'
import type { EscapeResult } from './escape-result.ts'
import { openStage, type Stage } from './open-stage.ts'

const mebibyte = 1024 * 1024
const python = '/usr/bin/python3'

function commandOf(one: EscapeCase, stage: Stage, mark: string): SandboxCommand {
  const language = one.language ?? 'sh'
  const argv = {
    sh: ['/bin/sh', '-c', one.program],
    python: [python, '-c', one.program],
    node: [process.execPath, '-e', one.program],
  } as const
  return {
    argv: argv[language],
    cwd: stage.skill,
    skillDirectory: stage.skill,
    environment: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: stage.home,
      LANG: 'C',
      ...stage.environment,
      ...one.environment,
      T_MARK: mark,
    },
    grants: { network: false, credentials: [], readable: [], writable: [], ...one.grants?.(stage) },
    limits: {
      timeoutMs: 15_000,
      outputBytes: 65_536,
      memoryBytes: 512 * mebibyte,
      processes: 64,
      fileBytes: 64 * mebibyte,
      cpuSeconds: 10,
      ...one.limits,
    },
  }
}

async function attempt(one: EscapeCase, stage: Stage, sandbox: Sandbox): Promise<Omit<EscapeResult, 'area' | 'tries'>> {
  if (!sandbox.promises.has(one.breaks)) return { skipped: `${sandbox.kind} does not promise ${one.breaks}` }
  if (one.language === 'python' && !existsSync(python)) return { skipped: 'there is no Python here' }
  const mark = `mark-${randomUUID()}`
  const outcome = await sandbox.run(commandOf(one, stage, mark))
  const output = Buffer.concat([outcome.stdout, outcome.stderr]).toString('latin1')
  return {
    output: output.slice(0, 500),
    ended: outcome.stopped ?? outcome.signal ?? String(outcome.exitCode),
    escaped: [...(output.includes('ESCAPED') ? ['it says so'] : []), ...(await stage.traces(mark))],
  }
}

async function main(choice: 'bubblewrap' | 'limits'): Promise<void> {
  process.env['METIER_TEST_SECRET'] = 'secret'
  const stage = await openStage()
  const environment = { ...process.env, ...stage.own }
  const host = { platform: process.platform, home: stage.home, environment, hasBinary: () => false }
  const sandbox = await openSandbox({ host, settings: { sandbox: choice } })
  try {
    for (const [area, cases] of Object.entries(escapeAreas)) {
      for (const one of cases) {
        const result: EscapeResult = { area, tries: one.tries, ...(await attempt(one, stage, sandbox)) }
        process.stdout.write(`${JSON.stringify(result)}\n`)
      }
    }
  } finally {
    stage.close()
  }
}

await main(process.argv[2] === 'limits' ? 'limits' : 'bubblewrap')
