import { createContext } from '@metier/operations'
import { startDaemon } from '@metier/server'
import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { runs } from './runs.ts'

const skill = (name: string, round: number) =>
  `---\nname: ${name}\ndescription: Round ${round}. Use it.\n---\nText ${round}.\n`

/** Mixed load on a daemon while its skills are edited, added and removed. METIER_SOAK_RUNS=30 takes about half an hour. */
it('serves for long without an error of its own, and does not grow', async () => {
  const tree = createTemporaryTree({ 'project/metier.yaml': 'skills: {}\n' })
  for (let index = 0; index < 20; index += 1)
    tree.write(`project/.agents/skills/s-${index}/SKILL.md`, skill(`s-${index}`, 0))
  const journal = createCollectingJournal()
  const home = tree.at('home')
  const environment = { HOME: home, XDG_CONFIG_HOME: `${home}/.config`, PATH: process.env['PATH'] }
  const context = createContext({ cwd: tree.at('project'), journal, home, environment })
  const daemon = await startDaemon(context, { port: 0 })
  const origin = daemon.url.replace(/\/mcp$/, '')
  const end = Date.now() + runs(60_000)
  const faults: string[] = []
  let answers = 0

  async function overHttp(): Promise<void> {
    while (Date.now() < end) {
      const response = await fetch(`${origin}/v1/list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      await response.text()
      if (response.status !== 200) faults.push(`list: ${response.status}`)
      answers += 1
    }
  }

  async function overSocket(): Promise<void> {
    while (Date.now() < end) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`)
      await new Promise((resolve) => {
        socket.on('open', resolve)
      })
      socket.on('message', (data) => {
        answers += 1
        // A skill may be gone by now; that is the client's own affair.
        if (Buffer.isBuffer(data) && data.toString('utf8').includes('"internal"')) faults.push(data.toString('utf8'))
      })
      for (let call = 0; call < 20; call += 1) {
        socket.send(JSON.stringify({ type: 'execute_skill', name: `s-${call}`, id: call }))
        await pause(5)
      }
      socket.terminate()
    }
  }

  async function edit(): Promise<void> {
    for (let round = 1; Date.now() < end; round += 1) {
      const name = `s-${round % 20}`
      if (round % 7 === 0) tree.remove(`project/.agents/skills/${name}`)
      else tree.write(`project/.agents/skills/${name}/SKILL.md`, skill(name, round))
      await pause(20)
    }
  }

  const heap: number[] = []
  async function measure(): Promise<void> {
    while (Date.now() < end) {
      await pause(runs(60_000) / 12)
      heap.push(process.memoryUsage().heapUsed)
    }
  }

  await Promise.all([overHttp(), overSocket(), overSocket(), edit(), measure()])
  await daemon.close()
  tree.cleanUp()
  expect(answers).toBeGreaterThan(100)
  expect(faults).toEqual([])
  expect(journal.entries.filter(({ level }) => level === 'error')).toEqual([])
  const half = Math.floor(heap.length / 2)
  expect(Math.min(...heap.slice(half))).toBeLessThan(Math.min(...heap.slice(1, half)) * 1.5 + 20_000_000)
})
