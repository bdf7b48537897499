#!/usr/bin/env node
// How fast Metier serves, beside a floor on the same libraries that reads the same files, in the same run: spawn to the
// first answer and a skill loaded over standard input with 1, 100 and 1,000 skills, and 1,000 clients of the WebSocket
// at once.
// `node bench/serving.mjs [starts] [stdio] [sockets] [--rival 'COMMAND OF ANOTHER SERVER']`; a `{}` in a rival's command
// stands for the folder of skills. Rivals are compared where every server of skills can be: in `starts`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { build } from 'esbuild'
import { WebSocket } from 'ws'
import { estimateTokens } from '@metier/core'
import { makeSkills } from './make-skills.mjs'
import { alternateStarts } from './measure.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cli = join(root, 'packages/cli/bin/metier.js')
const place = mkdtempSync(join(tmpdir(), 'metier-serving-'))
const node = process.execPath
const env = { PATH: process.env.PATH, HOME: join(place, 'home') }
const rows = []

const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]
const middleOf = (measured, what) =>
  quantile(
    measured.map((one) => one[what]),
    0.5,
  )
const report = (what, ours, floor, unit) => {
  const ratio = ours / floor
  rows.push(`| ${what} | ${ours.toFixed(2)} ${unit} | ${floor.toFixed(2)} ${unit} | ${ratio.toFixed(2)}× |`)
  console.log(rows.at(-1))
}

function project(count) {
  const cwd = join(place, `project-${count}`)
  mkdirSync(join(cwd, '.agents', 'skills'), { recursive: true })
  makeSkills(join(cwd, '.agents', 'skills'), count)
  return { cwd, name: readdirSync(join(cwd, '.agents', 'skills'))[0] }
}

async function bundleFloor() {
  const outfile = join(place, 'floor.cjs')
  const entryPoints = [join(root, 'bench/floor-mcp-server.ts')]
  await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    charset: 'ascii',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'error',
  })
  return outfile
}

const rivals = process.argv.flatMap((word, index) => (word === '--rival' ? [process.argv[index + 1] ?? ''] : []))

/** From the spawn to the answer of tools/list, and what that answer costs the model's context. */
async function starts() {
  const floor = await bundleFloor()
  for (const count of [1, 100, 1000]) {
    const { cwd } = project(count)
    const skills = join(cwd, '.agents', 'skills')
    const others = rivals.map((rival) => rival.split(' ').map((word) => (word === '{}' ? skills : word)))
    const commands = [[node, cli, 'mcp'], [node, join(root, 'bench/load-cached.cjs'), floor], ...others]
    // A file that changed in the last two seconds is read again each time; these shall be like a user's.
    await new Promise((resolve) => {
      setTimeout(resolve, 2100)
    })
    const [ours, least, ...theirs] = alternateStarts(commands, {
      cwd,
      env: { ...env, XDG_CACHE_HOME: join(place, 'cache') },
    })
    report(`spawn to tools/list, ${count} skills`, ours.milliseconds, least.milliseconds, 'ms')
    report(`the same, processor time`, ours.processor, least.processor, 'ms')
    for (const [index, their] of theirs.entries()) {
      report(`${rivals[index]}: spawn to tools/list, ${count} skills`, their.milliseconds, least.milliseconds, 'ms')
      report(`the same, processor time`, their.processor, least.processor, 'ms')
    }
    for (const [index, { listed }] of [ours, ...theirs].entries()) {
      const [tools, instructions] = [JSON.stringify(listed.tools), listed.instructions].map(estimateTokens)
      const who = index === 0 ? 'metier' : rivals[index - 1]
      console.log(`${who}: ${tools} tokens of tools, ${instructions} tokens of instructions, ${count} skills`)
    }
  }
}

/** A server that is called once after the other: `call` adds to the milliseconds of its calls and of its processor. */
async function caller(args, { cwd, name }) {
  const client = new Client({ name: 'bench', version: '1' })
  const transport = new StdioClientTransport({ command: node, args, cwd, env, stderr: 'ignore' })
  await client.connect(transport)
  const call = async (calls) => {
    const before = processorOf(transport.pid)
    const times = []
    for (let index = 0; index < calls; index += 1) {
      const started = performance.now()
      await client.callTool({ name: 'skill', arguments: { name, again: true } })
      times.push(performance.now() - started)
    }
    return { times, processor: (processorOf(transport.pid) - before) / calls }
  }
  return { call, close: () => client.close() }
}

/** Both in turns, so that other work on the machine falls on both. */
async function callTimes(commands, where, rounds) {
  const callers = await Promise.all(commands.map((args) => caller(args, where)))
  for (const { call } of callers) await call(100)
  const found = callers.map(() => ({ times: [], processors: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { call }] of callers.entries()) {
      const { times, processor } = await call(25)
      found[index].times.push(...times)
      found[index].processors.push(processor)
    }
  }
  for (const { close } of callers) await close()
  return found.map(({ times, processors }) => ({ times, processor: quantile(processors, 0.5) }))
}

async function stdio() {
  const floor = await bundleFloor()
  for (const count of [1, 100, 1000]) {
    const commands = [
      [cli, 'mcp'],
      [join(root, 'bench/load-cached.cjs'), floor],
    ]
    const [ours, least] = await callTimes(commands, project(count), 40)
    for (const [label, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ]) {
      report(`skill call, ${count} skills, ${label}`, quantile(ours.times, share), quantile(least.times, share), 'ms')
    }
    report('the same, processor time', ours.processor, least.processor, 'ms')
  }
}

/** Starts a server that prints its address. */
async function start(args, cwd) {
  const child = spawn(node, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const [data] = await once(child.stdout, 'data')
  return { child, url: String(data).trim() }
}

const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const processorOf = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** A thousand clients of one server, and what it costs to have them. */
async function crowd({ child, url }, clients = 1000) {
  const before = memoryOf(child.pid)
  const sockets = []
  for (let index = 0; index < clients; index += 1) {
    const socket = new WebSocket(url.replace('http', 'ws').replace(/mcp$/, 'ws'), { perMessageDeflate: false })
    await once(socket, 'open')
    sockets.push(socket)
  }
  return { child, sockets, memory: ((memoryOf(child.pid) - before) * 1024) / clients }
}

/** Each client asks so often, one question after the other, and all of them at once. Times in milliseconds. */
async function ask({ child, sockets }, message, each) {
  const requests = sockets.length * each
  const busy = processorOf(child.pid)
  const asking = process.cpuUsage()
  const times = []
  const started = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      for (let call = 0; call < each; call += 1) {
        const sent = performance.now()
        socket.send(JSON.stringify({ ...message, id: call }))
        await once(socket, 'message')
        times.push(performance.now() - sent)
      }
    }),
  )
  const thousand = ((performance.now() - started) / requests) * 1000
  const { user, system } = process.cpuUsage(asking)
  return {
    thousand,
    p99: quantile(times, 0.99),
    processor: (processorOf(child.pid) - busy) / requests,
    asker: (user + system) / 1000 / requests,
  }
}

/** Both in turns, so that other work on the machine falls on both; the first round compiles and does not count. */
async function load(crowds, message, { rounds = 9, each = 10 } = {}) {
  const found = crowds.map(() => [])
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, clients] of crowds.entries()) {
      const measured = await ask(clients, message, each)
      if (round >= 0) found[index].push(measured)
    }
  }
  return found.map((measured) =>
    Object.fromEntries(['thousand', 'p99', 'processor', 'asker'].map((what) => [what, middleOf(measured, what)])),
  )
}

async function sockets() {
  const { cwd, name } = project(100)
  const asked = {
    'a list': { type: 'list_skills' },
    'a skill': { type: 'execute_skill', name, again: true },
    'a scan': { type: 'scan_skill', name },
  }
  // What changed a moment ago is not kept by the daemon; these skills shall be like a user's.
  await new Promise((resolve) => {
    setTimeout(resolve, 2600)
  })
  for (const [what, message] of Object.entries(asked)) {
    const daemon = await start([cli, 'serve', '--port', '0', '--quiet'], cwd)
    const probe = new WebSocket(daemon.url.replace('http', 'ws').replace(/mcp$/, 'ws'))
    await once(probe, 'open')
    probe.send(JSON.stringify(message))
    const [sample] = await once(probe, 'message')
    probe.terminate()
    const floor = await start([join(root, 'bench/floor-websocket.mjs'), String(sample)], cwd)
    const crowds = [await crowd(daemon), await crowd(floor)]
    const [ours, least] = await load(crowds, message)
    const who = `1,000 WebSocket clients, each asks for ${what}`
    report(`${who}: milliseconds for a thousand requests`, ours.thousand, least.thousand, 'ms')
    report(`${who}: p99`, ours.p99, least.p99, 'ms')
    report(`${who}: processor time of a request`, ours.processor, least.processor, 'ms')
    report(`${who}: processor time of the clients, a request`, ours.asker, least.asker, 'ms')
    report('memory for each of them', crowds[0].memory, crowds[1].memory, 'KB')
    for (const { child, sockets: open } of crowds) {
      for (const socket of open) socket.terminate()
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
}

try {
  const chosen = process.argv
    .slice(2)
    .filter((word, index, words) => word !== '--rival' && words[index - 1] !== '--rival')
  for (const [name, bench] of Object.entries({ starts, stdio, sockets })) {
    if (chosen.length === 0 || chosen.includes(name)) await bench()
  }
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}
