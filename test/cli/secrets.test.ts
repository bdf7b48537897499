import { writeFakeAgent } from '@metier/testing'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { McpSession } from './mcp-session.ts'
import { Sandbox } from './sandbox.ts'

const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0
const variable = 'planted-Vari4ble-77'
const key = 'planted-K3y-99/x'
/** As programs print them: plain, in base64, in hex, in a URL. */
const planted = [variable, key].flatMap((value) => [
  value,
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
  encodeURIComponent(value),
])

const frontmatter = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: Tells what it knows. Use when somebody asks for ${name}.\n${more}---\n\n`
const live = [
  '!printenv TOLD_TOKEN TOLD_KEY',
  '!sh -c \'echo "$TOLD_TOKEN" >&2; exit 3\'',
  '!sh -c \'printf %s "$TOLD_KEY" | base64\'',
  '!`printenv`',
].join('\n\n')
const typescript = `import { defineCommand } from 'metier'
const known = () => [process.env.TOLD_TOKEN, process.env.TOLD_KEY].join(' ')
export const tell = defineCommand({ name: 'tell', description: 'Tells.', run: () => known() })
export const data = defineCommand({ name: 'data', description: 'Tells as data.', run: () => ({ [known()]: [known()] }) })
export const fail = defineCommand({ name: 'fail', description: 'Fails.', run: () => { console.error(known()); throw new Error(known()) } })
export const hex = defineCommand({ name: 'hex', description: 'Tells in hex.', run: () => Buffer.from(process.env.TOLD_KEY ?? '').toString('hex') })
`
const python = `import os, sys
@skill_script(description="Tells.")
def snake():
    print(os.environ["TOLD_TOKEN"], file=sys.stderr)
    return os.environ["TOLD_KEY"]
@skill_script(description="Fails.")
def break_it():
    raise ValueError(os.environ["TOLD_KEY"])
`

let sandbox: Sandbox
/** What came back, by the way it came. */
const seen = new Map<string, string>()

function atHome(path: string, text: string): void {
  const file = join(sandbox.home, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function runs(...words: string[]): string {
  const { stdout, stderr } = sandbox.run(...words)
  seen.set(`metier ${words.join(' ')}`, stdout + stderr)
  return stdout
}

/** By every way in, what prints the secrets. */
const commands = ['tell', 'data', 'fail', 'hex', ...(hasPython ? ['snake', 'break_it'] : [])]

async function overMcp(): Promise<void> {
  const child = sandbox.start('mcp')
  child.stderr.on('data', (chunk: Buffer) =>
    seen.set('what MCP logs', `${seen.get('what MCP logs') ?? ''}${chunk.toString()}`),
  )
  const session = new McpSession(child)
  await session.open()
  for (const name of commands) {
    seen.set(`MCP ${name}`, JSON.stringify(await session.ask('tools/call', { name: `told.${name}`, arguments: {} })))
  }
  seen.set('MCP skill', JSON.stringify(await session.ask('tools/call', { name: 'skill', arguments: { name: 'told' } })))
  seen.set('MCP prompt', JSON.stringify(await session.ask('prompts/get', { name: 'told', arguments: {} })))
  await session.close()
}

async function overHttp(): Promise<void> {
  const daemon = sandbox.start('serve', '--port', '0', '--log', 'json')
  let log = ''
  daemon.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const gone = once(daemon, 'exit')
  for await (const line of createInterface({ input: daemon.stdout })) {
    const ask = async (operation: string, body: object) => {
      const address = line.replace(/mcp$/, `v1/${operation}`)
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await answer.text()
      // A command that fails is answered as such.
      expect(operation === 'call' || answer.status === 200, `${operation}: ${text}`).toBe(true)
      seen.set(`HTTP ${operation} ${JSON.stringify(body)}`, text)
      return text
    }
    await ask('run', { skill: 'told' })
    await ask('run', { skill: 'told', dryRun: true })
    for (const name of commands) await ask('call', { command: `told.${name}`, input: {} })
    await ask('run', { skill: 'forked' })
    const { jobs }: { jobs: { id: string }[] } = JSON.parse(await ask('list-jobs', {}))
    expect(jobs).toHaveLength(2)
    for (const { id } of jobs) await ask('show-job', { id })
    await ask('executions', {})
    await ask('show', { name: 'told' })
    await ask('doctor', { config: true })
    daemon.kill('SIGTERM')
    break
  }
  await gone
  seen.set('the log of the daemon', log)
}

/** Every file below, but for the settings, where the secrets stand because the user put them there. */
function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .filter((path) => !path.endsWith('/.config/metier/config.yaml'))
}

// WUN-83 WUN-84
describe.skipIf(process.platform === 'win32')('a secret of an entry', () => {
  beforeAll(async () => {
    sandbox = new Sandbox()
    sandbox.environment['XDG_CACHE_HOME'] = join(sandbox.home, '.cache')
    const agent = writeFakeAgent(join(sandbox.home, 'agent.mjs'))
    const entry = `{ env: { TOLD_TOKEN: "${variable}" }, apiKey: "${key}" }`
    const agents = `agents: { default: fake, entries: { fake: { kind: acp, command: ${JSON.stringify(agent)}, arguments: [acp] } } }`
    const permissions = 'permissions: { allow: [Bash, Skill, Agent] }\nallowShell: true\nscripts: allow'
    atHome(
      '.config/metier/config.yaml',
      `${permissions}\n${agents}\nskills: { entries: { told: ${entry}, forked: ${entry} } }\n`,
    )
    atHome('.agents/skills/told/SKILL.md', `${frontmatter('told', 'metadata:\n  primaryEnv: TOLD_KEY\n')}${live}\n`)
    atHome('.agents/skills/told/scripts/commands.ts', typescript)
    if (hasPython) atHome('.agents/skills/told/scripts/tools.py', python)
    const fork = frontmatter('forked', 'metadata:\n  primaryEnv: TOLD_KEY\ncontext: fork\n')
    atHome('.agents/skills/forked/SKILL.md', `${fork}@env TOLD_TOKEN\n`)
    runs('run', 'told')
    for (const name of ['tell', 'fail']) runs('call', `told.${name}`)
    runs('run', 'forked')
    runs('executions', '--json')
    runs('bug-report')
    await overMcp()
    await overHttp()
  }, 900_000)
  afterAll(() => sandbox.remove())

  it('reaches the commands, the scripts and the agent of its skill', () => {
    expect(seen.get('metier call told.tell')).toBe('*** ***\n')
    expect(seen.get('metier run told')).toContain('***\n***')
    expect(seen.get('metier run forked')).toContain('TOLD_TOKEN=***')
    expect(seen.get('MCP tell')).toContain('*** ***')
    expect(seen.get('HTTP call {"command":"told.tell","input":{}}')).toContain('*** ***')
  })

  it('is in nothing that comes back, by whatever way', () => {
    expect(seen.size).toBeGreaterThan(20)
    const told = [...seen].filter(([, text]) => planted.some((form) => text.includes(form)))
    expect(told.map(([way]) => way)).toEqual([])
  })

  it('is in no file that Metier wrote', () => {
    const files = filesBelow(sandbox.home)
    expect(files.map((path) => relative(sandbox.home, path))).toContain('.local/state/metier/executions.jsonl')
    const told = files.filter((path) => {
      const text = readFileSync(path, 'latin1')
      return planted.some((form) => text.includes(form))
    })
    expect(told.map((path) => relative(sandbox.home, path))).toEqual([])
  })
})
