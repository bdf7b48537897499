/**
 * The program in which JavaScript and TypeScript commands of one skill live, run with `node -e` inside the sandbox:
 * as text, because a bundle has no file that the sandbox could see. It takes lines of JSON on standard input and
 * answers with lines of JSON behind a mark, so that nothing a command prints is taken for an answer.
 */
export const scriptHostSource = String.raw`'use strict'
const fs = require('node:fs')
const nodeModule = require('node:module')
const { Readable } = require('node:stream')
const mark = process.argv[1]
const brand = Symbol.for('metier.command')
const commands = new Map()
const running = new Map()
const input = process.stdin
Object.defineProperty(process, 'stdin', { value: Readable.from([]) })
Object.defineProperty(process, 'stdout', { get: () => process.stderr })
process.exit = () => { throw new Error('process.exit was called.') }
process.setSourceMapsEnabled(true)

function send(message) {
  const bytes = Buffer.from(mark + JSON.stringify(message) + '\n')
  let at = 0
  while (at < bytes.length) {
    try { at += fs.writeSync(1, bytes, at) } catch (error) { if (error.code !== 'EAGAIN') throw error }
  }
}
const note = (message) => send({ note: String(message).slice(0, 8192) })
process.on('uncaughtException', (error) => note((error && error.stack) || error))
process.on('unhandledRejection', (error) => note((error && error.stack) || error))

const hooks = ${'`'}
const own = 'metier:commands'
let sources = new Map()
export function initialize(data) { sources = new Map(data) }
const endings = ['.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.js']
export async function resolve(specifier, context, next) {
  if (specifier === 'metier') return { url: own, format: 'module', shortCircuit: true }
  try { return await next(specifier, context) } catch (error) {
    if (!/^\\.{0,2}\\//.test(specifier)) throw error
    const others = endings.map((ending) => specifier + ending)
    if (/\\.m?js$/.test(specifier)) others.unshift(specifier.replace(/js$/, 'ts'))
    for (const other of others) {
      try { return await next(other, context) } catch {}
    }
    throw error
  }
}
export async function load(url, context, next) {
  if (url === own) {
    const source = 'const brand = Symbol.for("metier.command");export const defineCommand = (definition) => Object.freeze(Object.defineProperty({ ...definition }, brand, { value: true }))'
    return { format: 'module', source, shortCircuit: true }
  }
  const source = sources.get(url)
  return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
}
${'`'}

function schemaOf(given) {
  if (typeof given !== 'object' && typeof given !== 'function' || given === null) return undefined
  try {
    const standard = given['~standard']
    if (standard && standard.jsonSchema) return standard.jsonSchema.input({ target: 'draft-2020-12' })
    if (typeof given.toJSONSchema === 'function') return given.toJSONSchema()
    return standard ? undefined : JSON.parse(JSON.stringify(given))
  } catch { return undefined }
}

function collect(value, symbol, found, depth) {
  if (typeof value !== 'object' || value === null || depth > 3) return
  if (value[brand] === true) {
    if (![...found.values()].includes(value)) found.set(value.name || symbol, value)
  } else if (Array.isArray(value)) for (const each of value) collect(each, undefined, found, depth + 1)
  else if (Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, each] of Object.entries(value)) collect(each, key, found, depth + 1)
  }
}

function told(name, { description, category, annotations, cache, retries, input: schema }) {
  const plain = schemaOf(schema)
  return JSON.parse(JSON.stringify({ name, description, category, annotations, cache, retries, input: plain }))
}

function problemOf(error) {
  if (!(error instanceof Error)) return { message: String(error) }
  return { message: error.name + ': ' + error.message, trace: String(error.stack || '').split('\n').slice(0, 20).join('\n') }
}

async function load({ skillDirectory, files, sources }) {
  nodeModule.register('data:text/javascript,' + encodeURIComponent(hooks), { data: sources })
  const answers = []
  for (const { file, url } of files) {
    try {
      const found = new Map()
      for (const [name, value] of Object.entries(await import(url))) collect(value, name === 'default' ? undefined : name, found, 0)
      for (const [name, command] of found) if (!commands.has(name)) commands.set(name, { command, skillDirectory })
      answers.push({ file, commands: [...found].map(([name, command]) => told(name, command)) })
    } catch (error) {
      answers.push({ file, commands: [], problem: problemOf(error) })
    }
  }
  return { files: answers }
}

async function call({ id, command: name, input }) {
  const found = commands.get(name)
  if (found === undefined) return { problem: { message: 'There is no command ' + JSON.stringify(name) + ' any more.' } }
  const { command, skillDirectory } = found
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const standard = command.input && command.input['~standard']
    let given = input
    if (standard) {
      const checked = await standard.validate(input)
      if (checked.issues) {
        const wrong = checked.issues.map(({ path, message }) => {
          const at = (path || []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
          return at === '' ? message : at + ': ' + message
        })
        return { wrongInput: wrong }
      }
      given = checked.value
    }
    const result = await command.run(given, { signal: controller.signal, skillDirectory, log: note })
    if (typeof result === 'string') return { text: result }
    return result === undefined ? { text: '' } : { value: result }
  } finally {
    running.delete(id)
  }
}

async function answer(message) {
  const { id, kind } = message
  if (kind === 'cancel') return running.get(message.call)?.abort()
  let reply
  try {
    reply = { id, ...(await (kind === 'load' ? load(message) : call(message))) }
    JSON.stringify(reply)
  } catch (error) {
    reply = { id, problem: problemOf(error) }
  }
  send(reply)
}

let rest = ''
input.setEncoding('utf8')
input.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop()
  for (const line of lines) if (line !== '') answer(JSON.parse(line))
})
input.on('end', () => process.reallyExit(0))
`
