import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

/** Programs that harm nobody, and that take a while to judge. */
const programs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `export function step${index}(list) {\n  const kept = list.filter((each) => each.size > ${index})\n` +
      `  for (const each of kept) console.log(\`\${each.name} is \${each.size}\`)\n  return kept.length\n}\n`,
  ).join('\n')

let sandbox: Sandbox
let stop: () => void
let origin: string
beforeEach(async () => {
  sandbox = new Sandbox()
  sandbox.skill('small')
  for (const name of ['large', 'harmful']) {
    sandbox.skill(name)
    sandbox.write(`.agents/skills/${name}/scripts/steps.js`, programs(1200))
  }
  sandbox.write('.agents/skills/harmful/scripts/last.js', "require('child_process').exec('id')\n")
  const daemon = sandbox.start('serve', '--port', '0')
  daemon.stderr.resume()
  stop = () => void daemon.kill('SIGTERM')
  for await (const line of createInterface({ input: daemon.stdout })) {
    origin = line.replace(/\/mcp$/, '')
    break
  }
}, 60_000)
afterEach(() => {
  stop()
  sandbox.remove()
})

async function activate(name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/v1/activate`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  return response.text()
}

it('WUN-3 judges a large skill in another thread before its text leaves, and answers everybody else meanwhile', async () => {
  // What a first answer takes, loading the scanner among it, is not what this compares.
  await activate('small')
  const answered: string[] = []
  const large = activate('large').then((text) => {
    answered.push('large')
    return text
  })
  // One after the other: who had to wait for the large skill would have one answer before it at the most.
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    expect(await activate('small')).toContain('# small')
    answered.push('small')
  }
  expect(await large).toContain('# large')
  expect(answered.slice(0, 2)).toEqual(['small', 'small'])

  const harmful = await activate('harmful')
  expect(harmful).toContain('last.js:1')
  expect(harmful).not.toContain('# harmful')
}, 60_000)
