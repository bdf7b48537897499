#!/usr/bin/env node
// Lists, loads and reads skills with the command line of the MCP Inspector, over stdio and HTTP, in both eras of the
// protocol. Needs Node 22.19 or later for the Inspector (run it with that Node) and `npm ci --prefix test/clients`;
// Metier itself runs on METIER_NODE, or on the `node` of PATH.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { body, clients, createTestProject, metier, startDaemon } from './mcp-clients/test-project.mjs'

const run = promisify(execFile)
const inspector = join(clients, '@modelcontextprotocol', 'inspector', 'clients', 'launcher', 'build', 'index.js')

if (!existsSync(inspector)) {
  console.error('The MCP Inspector is not installed. Run: npm ci --prefix test/clients --ignore-scripts')
  process.exit(4)
}

const checks = [
  {
    says: 'lists the tools, and its own check finds nothing wrong in them',
    ask: ['--method', 'tools/list', '--strict'],
    holds: ({ tools }) =>
      ['skill', 'find_skills', 'read_skill_file'].every((name) => tools.some((tool) => tool.name === name)),
  },
  {
    says: 'loads a skill',
    ask: ['--method', 'tools/call', '--tool-name', 'skill', '--tool-arg', 'name=plain-words'],
    holds: ({ content }) => content[0].text.includes(body) && content[0].text.includes('references/guide.md'),
  },
  {
    says: 'finds a skill',
    ask: ['--method', 'tools/call', '--tool-name', 'find_skills', '--tool-arg', 'query=plainly'],
    holds: ({ content }) => content[0].text.includes('plain-words'),
  },
  {
    says: 'reads a file of a skill',
    ask: [
      '--method',
      'tools/call',
      '--tool-name',
      'read_skill_file',
      '--tool-args-json',
      '{"name":"plain-words","path":"references/guide.md"}',
    ],
    holds: ({ content }) => content[0].text === '# Guide\n',
  },
  {
    says: 'lists the skills as resources',
    ask: ['--method', 'resources/list'],
    holds: ({ resources }) => resources.some((resource) => resource.uri === 'skill://plain-words/SKILL.md'),
  },
  {
    says: 'reads a skill as a resource',
    ask: ['--method', 'resources/read', '--uri', 'skill://plain-words/SKILL.md'],
    holds: ({ contents }) => contents[0].text.includes(body) && contents[0].mimeType === 'text/markdown',
  },
]

let failed = 0

async function check(place, target, { says, ask, holds }, environment) {
  const name = `${place}: ${says}`
  try {
    // Options stand before the target: behind a command they would be taken for the command's own.
    const args = [inspector, '--cli', ...ask, '--quiet', '--format', 'json', ...target]
    const { stdout } = await run(process.execPath, args, { env: environment, timeout: 60_000 })
    const answer = JSON.parse(stdout)
    if (!holds(answer.result ?? answer)) throw new Error(`unexpected answer: ${stdout.slice(0, 2000)}`)
    console.log(`ok   ${name}`)
  } catch (error) {
    failed += 1
    console.log(`FAIL ${name}\n     ${error.message}\n     ${error.stderr ?? ''}`)
  }
}

const project = createTestProject()
const daemon = await startDaemon(project)
try {
  for (const era of ['legacy', 'modern']) {
    const overHttp = ['--protocol-era', era, '--transport', 'http', '--server-url', daemon.url]
    const overStdio = ['--protocol-era', era, '--transport', 'stdio', '--cwd', project.directory, ...metier, 'mcp']
    for (const each of checks) {
      await check(`HTTP, ${era}`, overHttp, each, project.environment)
      await check(`stdio, ${era}`, overStdio, each, project.environment)
    }
  }
} finally {
  await daemon.stop()
  project.remove()
}
console.log(`MCP Inspector: ${failed === 0 ? 'all checks hold' : `${failed} checks failed`}`)
process.exitCode = failed === 0 ? 0 : 1
