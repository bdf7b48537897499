import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../cli/sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const names = Array.from({ length: 120 }, (_, at) => `skill-${at}`)
const quarantine = () => join(sandbox.home, '.local/share/metier/store/.quarantine')

describe('an installation that is stopped with Ctrl-C', () => {
  it('leaves nothing behind, and the next one carries it out', async () => {
    for (const name of names) {
      sandbox.write(
        `../from/${name}/SKILL.md`,
        `---\nname: ${name}\ndescription: Does ${name}. Use when asked for ${name}.\n---\n\n${'Do it. '.repeat(200)}\n`,
      )
    }
    const child = sandbox.start('add', '../from', '--yes')
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    // Ended before it could be stopped, it has to leave nothing either.
    while (child.exitCode === null && !existsSync(quarantine())) await setTimeout(5)
    child.kill('SIGINT')
    expect([0, 130]).toContain(await ended)
    expect(readdirSync(quarantine())).toEqual([])
    const skills = join(sandbox.project, '.agents/skills')
    expect(sandbox.run('add', '../from', '--yes').status).toBe(0)
    expect(readdirSync(skills).toSorted()).toEqual(names.toSorted())
    expect(sandbox.run('doctor').stdout).not.toContain('quarantine')
  }, 120_000)

  it('says that nothing was installed, and how to go on, also while a host takes its time', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    const asked = once(server, 'request')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const child = sandbox.start('add', `http://127.0.0.1:${port}/pdf.skill`, '--yes')
    let told = ''
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    await asked
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(told).toBe('error Stopped: nothing was installed. [interrupted]\n  next The same command carries it out.\n')
    server.closeAllConnections()
    server.close()
  }, 60_000)
})
