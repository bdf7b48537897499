#!/usr/bin/env node
// Runs the official MCP conformance scenarios that apply to a server of skills against the running daemon.
// Needs Node 22 or later for the suite (run it with that Node) and `npm ci --prefix test/clients`; Metier itself runs
// on METIER_NODE, or on the `node` of PATH.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clients, createTestProject, metier, startDaemon } from './mcp-clients/test-project.mjs'

const run = promisify(execFile)
const suite = join(clients, '@modelcontextprotocol', 'conformance', 'dist', 'index.js')

if (!existsSync(suite)) {
  console.error('The conformance suite is not installed. Run: npm ci --prefix test/clients --ignore-scripts')
  process.exit(4)
}

// The other server scenarios call tools, resources and prompts of the suite's own example server (test_simple_text,
// test://static-text, …), or features that Metier does not declare: logging, sampling, tasks, streams that are polled.
// The other client scenarios are of sign-in, or want a client that calls the tools of a server.
const scenarios = {
  '2025-11-25': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'completion-complete',
    'tools-list',
    'server-sse-multiple-streams',
    'resources-list',
    'resources-subscribe',
    'resources-unsubscribe',
    'prompts-list',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'server-stateless',
    'completion-complete',
    'tools-list',
    'server-sse-multiple-streams',
    'resources-list',
    'prompts-list',
    'sep-2164-resource-not-found',
    'dns-rebinding-protection',
    'caching',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-ignore-extra-params',
    'sep-2640-skills-enumeration',
    'sep-2640-skills-manifest',
    'sep-2640-skills-directory',
  ],
}

/** As a client: what `metier mcp import` does with servers that lie. The suite puts the address behind the command. */
const clientScenarios = {
  'request-metadata': ['--dry-run'],
  'sep-2640-client-no-prefetch': ['--dry-run'],
  'sep-2640-client-verify-digest': ['--yes'],
  'sep-2640-client-verify-size': ['--yes'],
  'sep-2640-client-verify-frontmatter': ['--yes'],
}

/** Why a failed check does not count, if it does not: the suite says so itself when its example tools are missing. */
function excuse(check) {
  return check.details?.untestable === true ? 'needs a tool of the example server' : undefined
}

function readChecks(directory) {
  return readdirSync(directory).flatMap((name) =>
    JSON.parse(readFileSync(join(directory, name, 'checks.json'), 'utf8')),
  )
}

let failed = 0
let passed = 0

async function runScenario(version, scenario, { url, command, output, environment }) {
  const target = command === undefined ? ['server', '--url', url] : ['client', '--command', command]
  const args = [suite, ...target, '--scenario', scenario, '--spec-version', version, '-o', output]
  // Extensions of the protocol are run only when they are asked for by force.
  if (scenario.startsWith('sep-2640-')) args.push('--force')
  // The suite's own status counts checks that it calls untestable; the recorded checks are judged here instead.
  const failure = await run(process.execPath, args, { env: environment, timeout: 120_000 }).then(
    () => undefined,
    (error) => error,
  )
  if (!existsSync(output)) {
    failed += 1
    console.log(`FAIL ${version} ${scenario}: no result. ${failure?.stderr ?? failure?.message ?? ''}`)
    return
  }
  const checks = readChecks(output)
  const wrong = checks.filter((check) => check.status === 'FAILURE' && excuse(check) === undefined)
  const right = checks.filter((check) => check.status === 'SUCCESS').length
  const excused = checks.filter((check) => check.status === 'FAILURE').length - wrong.length
  if (wrong.length > 0 || right === 0) failed += 1
  else passed += 1
  const note = excused === 0 ? '' : `, ${excused} not applicable`
  console.log(
    `${wrong.length > 0 || right === 0 ? 'FAIL' : 'ok  '} ${version} ${scenario}: ${right} passed, ${wrong.length} failed${note}`,
  )
  for (const check of wrong) console.log(`     ${check.id}: ${check.errorMessage ?? ''}`)
}

const project = createTestProject()
const daemon = await startDaemon(project)
try {
  for (const [version, names] of Object.entries(scenarios)) {
    for (const name of names) {
      const output = join(project.directory, 'results', version, name)
      await runScenario(version, name, { url: daemon.url, output, environment: project.environment })
    }
  }
  for (const [name, options] of Object.entries(clientScenarios)) {
    const output = join(project.directory, 'results', 'client', name)
    const command = [...metier, 'mcp', 'import', ...options, '--cwd', project.directory].join(' ')
    await runScenario('2026-07-28', name, { command, output, environment: project.environment })
  }
} finally {
  await daemon.stop()
  project.remove()
}
console.log(`MCP conformance: ${passed} scenarios passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
