#!/usr/bin/env node
// Packs what is published, installs it without install scripts in an empty folder, and runs it with this Node.
// Proves that the package is complete: no workspace, no source, no dependency is within reach.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const place = mkdtempSync(join(tmpdir(), 'metier-smoke-'))
// Absolute: the programs are started in the empty folder.
const nodes = process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : [process.execPath]
const environment = {
  PATH: process.env.PATH,
  HOME: join(place, 'home'),
  XDG_CONFIG_HOME: join(place, 'config'),
  XDG_CACHE_HOME: join(place, 'cache'),
  npm_config_cache: process.env.npm_config_cache,
}

/** What is promised to whoever installs it. */
const most = { megabytes: 20, packages: 39 }

function fail(message) {
  throw new Error(`smoke: ${message}`)
}

function bytesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.reduce((sum, each) => sum + (each.isFile() ? statSync(join(each.parentPath, each.name)).size : 0), 0)
}

function run(node, args) {
  const cli = join(place, 'app', 'node_modules', 'metier', 'bin', 'metier.js')
  return execFileSync(node, [cli, ...args], { cwd: join(place, 'app'), encoding: 'utf8', env: environment })
}

/** One MCP conversation over stdio: initialize, list the tools, load a skill. */
async function talk(node) {
  const cli = join(place, 'app', 'node_modules', 'metier', 'bin', 'metier.js')
  const child = spawn(node, [cli, 'mcp'], {
    cwd: join(place, 'app'),
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting = new Map()
  let rest = ''
  child.stdout.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter(Boolean)) {
      const message = JSON.parse(line)
      waiting.get(message.id)?.(message)
    }
  })
  let next = 0
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++next
      const timer = setTimeout(() => reject(new Error(`smoke: no answer to ${method}`)), 20_000)
      waiting.set(id, (message) => {
        clearTimeout(timer)
        resolve(message)
      })
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    })
  try {
    await ask('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'smoke', version: '0' },
    })
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`)
    const tools = await ask('tools/list', {})
    if (!tools.result.tools.some((tool) => tool.name === 'skill')) fail('tools/list has no tool named skill')
    const loaded = await ask('tools/call', { name: 'skill', arguments: { name: 'smoke-test' } })
    if (!loaded.result.content[0].text.includes('Say that the smoke test passed.')) fail('the skill was not loaded')
  } finally {
    // Only when it is gone does it write no cache into the folder that is removed next.
    const gone = once(child, 'exit')
    child.kill()
    await gone
  }
}

try {
  execFileSync('npm', ['pack', '--workspace', 'metier', '--pack-destination', place, '--silent'], {
    cwd: root,
    stdio: 'inherit',
  })
  const tarball = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? fail('npm pack made no file')
  const app = join(place, 'app')
  mkdirSync(join(app, '.agents', 'skills', 'smoke-test'), { recursive: true })
  mkdirSync(join(app, '.git'))
  writeFileSync(join(app, 'package.json'), '{"name":"empty","private":true}\n')
  writeFileSync(
    join(app, '.agents', 'skills', 'smoke-test', 'SKILL.md'),
    '---\nname: smoke-test\ndescription: Use when the package is being tried out.\n---\n\nSay that the smoke test passed.\n',
  )
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', join(place, tarball)], {
    cwd: app,
    stdio: 'inherit',
  })
  const packages = readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.'))
  const packed = Math.round(statSync(join(place, tarball)).size / 1024)
  const installed = bytesOf(join(app, 'node_modules')) / 1e6
  console.log(`smoke: ${tarball}, ${packed} KB, ${packages.length} package(s), ${installed.toFixed(1)} MB installed`)
  if (installed > most.megabytes || packages.length > most.packages)
    fail('this is more than anybody should have to install')
  writeFileSync(
    join(app, 'library.mjs'),
    "import { openCatalog } from 'metier'\n" +
      'const catalog = await openCatalog()\n' +
      "if (!catalog.prompt().includes('smoke-test')) throw new Error('the library does not see the skill')\n" +
      'await catalog.close()\n',
  )
  for (const node of nodes) {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
    run(node, ['--help'])
    run(node, ['--version'])
    const { skills } = JSON.parse(run(node, ['list', '--json']))
    for (const name of ['smoke-test', 'skill-creator']) {
      if (!skills.some((skill) => skill.name === name)) fail(`list does not show ${name}`)
    }
    run(node, ['validate', '.agents/skills/smoke-test'])
    if (!run(node, ['team', 'init', '--dry-run']).includes('squad-git-workflow'))
      fail('a new team gets no built-in skills')
    execFileSync(node, [join(app, 'library.mjs')], { cwd: app, env: environment, stdio: 'inherit' })
    await talk(node)
    console.log(`smoke: passed on Node ${version}`)
  }
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}
