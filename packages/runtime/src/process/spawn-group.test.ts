import { describe, expect, it } from 'vitest'
import { spawnGroup } from './spawn-group.ts'

const environment = { PATH: '/usr/bin:/bin' }

describe('starting a group', () => {
  it('tells of a program that is not there, and gives back what it took', async () => {
    let released = 0
    const running = spawnGroup({ argv: ['/no/such'], cwd: '/', environment, release: () => void released++ })
    await expect(running.exited).rejects.toMatchObject({ code: 'missing-dependency' })
    expect(released).toBe(1)
  })

  it('tells of an argument that no program can be given', () => {
    let released = 0
    const start = () =>
      spawnGroup({ argv: ['/bin/echo', 'a\0b'], cwd: '/', environment, release: () => void released++ })
    expect(start).toThrowError(expect.objectContaining({ code: 'invalid-input' }))
    expect(released).toBe(1)
  })

  it('keeps what is printed before anybody listens', async () => {
    const running = spawnGroup({ argv: ['/bin/echo', 'early'], cwd: '/', environment })
    await running.exited
    let seen = ''
    running.onOutput((chunk) => {
      seen += Buffer.from(chunk).toString()
    })
    expect(seen).toBe('early\n')
  })

  it('leaves standard input empty when nothing is to be written to it', async () => {
    const running = spawnGroup({ argv: ['/bin/cat'], cwd: '/', environment, isTalkedTo: false })
    running.write('nobody reads this')
    running.endInput()
    let seen = ''
    running.onOutput((chunk) => {
      seen += Buffer.from(chunk).toString()
    })
    expect(await running.exited).toMatchObject({ exitCode: 0 })
    expect(seen).toBe('')
  })

  it('may be killed after it has ended, again and again', async () => {
    const running = spawnGroup({ argv: ['/bin/echo'], cwd: '/', environment })
    expect(await running.exited).toMatchObject({ exitCode: 0 })
    await running.kill()
    await running.kill()
    expect(await running.exited).toMatchObject({ exitCode: 0 })
  })

  it('does not mind being written to when it is gone', async () => {
    const running = spawnGroup({ argv: ['/bin/echo'], cwd: '/', environment })
    await running.exited
    running.write('late')
    running.endInput()
    expect(running.pid).toBeGreaterThan(1)
  })

  it('passes what is wrong with the end to whoever waits for it', async () => {
    const running = spawnGroup({
      argv: ['/bin/sh', '-c', 'echo complaint >&2; exit 1'],
      cwd: '/',
      environment,
      judge(_, complaint) {
        throw new Error(complaint)
      },
    })
    await expect(running.exited).rejects.toThrowError('complaint')
  })
})
