import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findBubblewrap } from '../../packages/runtime/src/sandbox/bubblewrap/find-bubblewrap.ts'
import { bundleProgram } from './bundle-program.ts'

const hasBubblewrap = !('missing' in (await findBubblewrap()))
const choices = [...(hasBubblewrap ? ['bubblewrap'] : []), 'limits', 'off']

/** Node closes the first sixteen by itself. */
const descriptor = 40
const line = `cat /proc/self/fd/${descriptor} 2>/dev/null; echo ran`

/** What a program of Node prints that was started with a secret left open for it. */
function printed(place: string, words: readonly string[]): string {
  const secret = join(place, 'secret')
  writeFileSync(secret, 'told\n')
  const open = openSync(secret, 'r')
  const before = Array.from({ length: descriptor - 3 }, () => 'ignore' as const)
  const { stdout } = spawnSync(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit', ...before, open],
    encoding: 'utf8',
  })
  closeSync(open)
  return stdout
}

describe.skipIf(process.platform !== 'linux')('what whoever started Metier had open', async () => {
  const skill = await bundleProgram('run-once')
  const agent = await bundleProgram('run-agent-once')
  afterAll(() => {
    for (const { place } of [skill, agent]) rmSync(place, { recursive: true, force: true })
  })

  // A shell, an editor or a service that leaves a file open for its children gave it to skills too
  it.each(choices)('is not there for a skill in %s', (choice) => {
    expect(printed(skill.place, [skill.program, choice, line, skill.place])).toBe('ran\n')
  })

  it('is not there for an agent', () => {
    expect(printed(agent.place, [agent.program, line, agent.place])).toBe('ran\n')
  })
})
