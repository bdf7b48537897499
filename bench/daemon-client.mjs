// Would the command line be faster if it asked a running daemon? Each command as it is, beside the smallest program that
// starts, asks the daemon the same over HTTP and prints the answer: what a client in the command line could at best be.
// The fastest of all rounds counts: other work on the machine only ever adds.
// node bench/daemon-client.mjs [SKILLS] [ROUNDS]
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const skills = Number(process.argv[2] ?? 1000)
const rounds = Number(process.argv[3] ?? 15)
const program = fileURLToPath(new URL('../packages/cli/bin/metier.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'metier-daemon-client-'))
const project = join(home, 'project')
const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: join(home, '.config') }

for (let index = 0; index < skills; index += 1) {
  const folder = join(project, '.agents/skills', `skill-${index}`)
  mkdirSync(folder, { recursive: true })
  const words = ['invoice', 'deploy', 'review', 'translate', 'garden', 'picture'][index % 6]
  writeFileSync(
    join(folder, 'SKILL.md'),
    `---\nname: skill-${index}\ndescription: Helps with ${words} number ${index}. Use when asked for ${words}.\n---\n\nDo ${words}.\n`,
  )
}

const client = join(home, 'client.cjs')
writeFileSync(
  client,
  `const [, , url, body] = process.argv
const request = require('node:http').request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => answer.pipe(process.stdout))
request.end(body)\n`,
)

function timed(words) {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: project, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return performance.now() - started
}

const daemon = spawn(process.execPath, [program, 'serve', '--port', '0'], { cwd: project, env })
daemon.stderr.resume()
try {
  for await (const line of createInterface({ input: daemon.stdout })) {
    await measure(line.replace(/mcp$/, 'v1/'))
    break
  }
} finally {
  await new Promise((resolve) => {
    daemon.once('exit', resolve)
    daemon.kill()
  })
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}

async function measure(base) {
  const cases = [
    ['list', ['list', '--json'], 'list', () => ({})],
    ['find, asked before', ['find', 'deploy', '--json'], 'find', () => ({ query: ['deploy'] })],
    [
      'find, never asked before',
      (round) => ['find', `deploy ${round}`, '--json'],
      'find',
      (round) => ({ query: [`deploy ${round}`] }),
    ],
    ['show', ['show', 'skill-7', '--json'], 'show', () => ({ name: 'skill-7' })],
    ['prompt', ['prompt'], 'prompt', () => ({})],
  ]
  for (const [title, words, operation, input] of cases) {
    const own = []
    const asked = []
    for (let round = -2; round < rounds; round += 1) {
      const line = typeof words === 'function' ? words(round) : words
      const alone = timed([program, ...line])
      const through = timed([client, `${base}${operation}`, JSON.stringify(input(round))])
      if (round >= 0) own.push(alone)
      if (round >= 0) asked.push(through)
    }
    console.log(
      `${title.padEnd(28)} ${Math.min(...own)
        .toFixed(0)
        .padStart(5)} ms alone ${Math.min(...asked)
        .toFixed(0)
        .padStart(5)} ms through the daemon`,
    )
  }
}
