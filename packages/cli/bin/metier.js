#!/usr/bin/env node
'use strict'

// The start of every command, so it does as little as possible: choose the bundle that can answer, run it with the
// code that V8 compiled last time, and keep what V8 compiles now. CommonJS, because Node starts it faster.

const fs = require('node:fs')
const path = require('node:path')
const vm = require('node:vm')

const dist = path.join(__dirname, '..', 'dist')
const words = process.argv.slice(2)

// What these compile is kept apart; the rest shares one file, so that no typing mistake gets one of its own.
const frequent = new Set(['list', 'show', 'find', 'prompt', 'validate', 'doctor', '__complete', 'mcp', 'serve'])

// These judge skills by hundreds of patterns, each of which V8 would compile twice: to try it once, and to use it.
const judging = new Set(['add', 'ci', 'outdated', 'scan', 'update'])

/** First word that is no option; `--cwd` and `--preset` take a value. */
function commandWord() {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word === '--') return undefined
    if (!word.startsWith('-') || word === '-') return word
    if (word === '--cwd' || word === '-C' || word === '--preset') index += 1
  }
  return undefined
}

/** CI jobs keep caches in their checkout; compiled code that came with one would run as ours. */
function isInCheckout(directory) {
  for (let at = path.normalize(directory); ; at = path.dirname(at)) {
    // Who keeps the settings of a home in Git wrote them.
    if (at !== process.env.HOME && fs.existsSync(path.join(at, '.git'))) return true
    if (at === path.dirname(at)) return false
  }
}

/** The user's own cache directory for this, or nothing where there is none. */
function cacheDirectory() {
  const { XDG_CACHE_HOME, LOCALAPPDATA, HOME, METIER_NO_CODE_CACHE } = process.env
  if (METIER_NO_CODE_CACHE) return undefined
  if (XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME)) {
    return isInCheckout(XDG_CACHE_HOME) ? undefined : path.join(XDG_CACHE_HOME, 'metier', 'code')
  }
  if (process.platform === 'win32') return LOCALAPPDATA ? path.join(LOCALAPPDATA, 'metier', 'code') : undefined
  if (!HOME || !path.isAbsolute(HOME)) return undefined
  if (process.platform === 'darwin') return path.join(HOME, 'Library', 'Caches', 'metier', 'code')
  return path.join(HOME, '.cache', 'metier', 'code')
}

/** Compiled code is run as it is: what somebody else could have written is not used. */
function readCache(file) {
  let descriptor
  try {
    // A named pipe in its place must not keep us waiting, and a link could lead to anything.
    const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = fs.constants
    // Where the system has no such flag, `| undefined` leaves the others as they are.
    descriptor = fs.openSync(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
    const stat = fs.fstatSync(descriptor)
    const isOurs = process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0)
    if (!isOurs || !stat.isFile()) return undefined
    const bytes = Buffer.allocUnsafe(stat.size)
    return fs.readSync(descriptor, bytes, 0, stat.size, 0) === stat.size ? bytes : undefined
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor)
  }
}

/** By the few functions of Node that are needed later as well: each compiles what of them it is the first to call. */
function readScript(file) {
  const descriptor = fs.openSync(file, fs.constants.O_RDONLY)
  try {
    const bytes = Buffer.allocUnsafe(fs.fstatSync(descriptor).size)
    // Bundles are ASCII by construction; latin1 is the encoding V8 keeps without a copy.
    return bytes.latin1Slice(0, fs.readSync(descriptor, bytes, 0, bytes.length, 0))
  } finally {
    fs.closeSync(descriptor)
  }
}

/** `stem` and `runtime` name what other versions of this bundle left behind, which nobody will read again. */
function writeCache({ directory, stem, digest, runtime }, bytes) {
  const file = path.join(directory, `${stem}${digest}${runtime}`)
  const beside = `${file}.${process.pid}`
  try {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
    fs.writeFileSync(beside, bytes, { mode: 0o600, flag: 'wx' })
    fs.renameSync(beside, file)
    for (const name of fs.readdirSync(directory)) {
      const isOld = name.startsWith(stem) && name.endsWith(runtime) && !name.includes(digest)
      if (isOld) fs.rmSync(path.join(directory, name), { force: true })
    }
  } catch {
    // A home that cannot be written costs time, nothing else.
    try {
      fs.rmSync(beside, { force: true })
    } catch {
      return
    }
  }
}

/** Runs a bundle, with `given` as its `require`. `purpose` keeps apart what different commands compile. */
function load(name, purpose, given = require) {
  const file = path.join(dist, `${name}.cjs`)
  const source = readScript(file)
  // The first line carries a digest of the bundle: V8 itself compares no more than the length.
  const digest = source.slice(2, source.indexOf('\n'))
  const directory = cacheDirectory()
  // A second part has its digest in its name.
  const stem = `${name.replace(/-[0-9a-f]{16}$/, '')}-${purpose}-`
  const place = { directory, stem, digest, runtime: `-${process.version}-${process.arch}.bin` }
  const fileName = stem + digest + place.runtime
  const own = directory && readCache(path.join(directory, fileName))
  // What the build compiled serves until there is one of the user's own, which knows what this user needs.
  const cachedData =
    own ?? (process.env.METIER_NO_CODE_CACHE ? undefined : readCache(path.join(dist, 'code', fileName)))
  const script = new vm.Script(source, { filename: file, cachedData })
  const module = { exports: {} }
  // A bundle in two parts asks for the second one when it comes to it.
  const parts = []
  const bundle = (other, resolver) => {
    const part = load(other, purpose, resolver)
    parts.push(part)
    setTimeout(() => part.keep(), 2000).unref()
    return part
  }
  script.runInThisContext().call(module.exports, module.exports, given, module, file, dist, bundle)
  return {
    exports: module.exports,
    keep() {
      if (directory && (own === undefined || script.cachedDataRejected)) {
        writeCache(place, script.createCachedData())
      }
      for (const part of parts.splice(0)) part.keep()
    },
  }
}

/** What serves may never end by itself; by then it has compiled what a start needs. */
function afterStart(bundle) {
  setTimeout(() => {
    bundle.keep()
    // While the files are those of this version: they may be replaced under a server that runs for weeks.
    try {
      bundle.exports.loadRest()
    } catch {
      // Who needs it will say so; what is being served meanwhile goes on.
      return
    }
  }, 2000).unref()
}

/** Gives the answer of the same command again, where everything it was made of is as it was. */
function isRecalled(purpose) {
  const { METIER_NO_CACHE = '', METIER_KEEP_BEHIND = '' } = process.env
  if (METIER_NO_CACHE !== '' || METIER_KEEP_BEHIND !== '') return false
  const recall = load('recall', purpose)
  const isDone = recall.exports.startRecall(words)
  if (isDone) recall.keep()
  return isDone
}

/** Lists skills with as little as that needs. Nothing where that is not enough. */
function list() {
  if (isRecalled('recall')) return Promise.resolve()
  const bundle = load('list', 'list')
  const listing = bundle.exports.startList(words)
  return listing && listing.then((listed) => end(bundle, listed))
}

/**
 * Ten thousand skills are not taken out of memory one by one when nobody needs anything of it any more, and nobody waits for
 * what V8 compiles in other threads meanwhile.
 */
function end(bundle, { isKeptBehind, isWritten }) {
  // Whoever keeps what was found compiles the same.
  if (!isKeptBehind) bundle.keep()
  if (isWritten) process.exit()
}

/** As above, unless something is still on its way into a pipe; then the process ends by itself. */
function endAtOnce(bundle) {
  bundle.keep()
  if (process.stdout.writableLength === 0 && process.stderr.writableLength === 0) process.exit()
}

/** False where no thread was started: for whoever types it it is no command. */
function serveThread() {
  // One flag more, and V8 refuses what it compiled without.
  const isKnown =
    words[1] === 'judge' && require('node:worker_threads').getEnvironmentData(purposeOfThreads) === 'known'
  const purpose = words[1] !== 'judge' ? 'thread' : isKnown ? 'known' : 'judge'
  const thread = load('thread', purpose)
  if (!thread.exports.startThread()) return false
  // A thread lives as long as the one that started it, which may be a second, or a fifth of one.
  setTimeout(() => thread.keep(), isKnown ? 100 : 500).unref()
  return true
}

/** Under which those that a thread was started by tell it what it shares compiled code with. */
const purposeOfThreads = 'metier.purpose'

/**
 * Was this folder installed from before? Then hardly anything of it is left to judge, and flags cost more than they save:
 * V8 refuses the compiled code that Node itself brings along.
 */
function isKnownSource() {
  const directory = cacheDirectory()
  const source = words.slice(words.indexOf('add') + 1).find((word) => !word.startsWith('-'))
  if (directory === undefined || source === undefined || process.env.METIER_NO_CACHE) return false
  const cache = process.platform === 'win32' ? path.join(directory, '..', 'cache') : path.dirname(directory)
  // Named as `openLooks` names it.
  const name = require('node:crypto').createHash('sha256').update(path.resolve(source)).digest('hex').slice(0, 32)
  return fs.existsSync(path.join(cache, 'looks', `${name}.json`))
}

/**
 * How V8 works where many skills are judged. The baseline compiler of WebAssembly reads programs in time, the optimising
 * one takes seconds over a grammar; set later, as the parser does for whoever comes another way, V8 would refuse all code
 * that it kept. Its version 13 has a fast optimising compiler, beside which the slow one is worth its time only for what
 * runs very often: on two processors it took a fifth of a first installation.
 */
function setJudgingFlags() {
  const flags = ['--no-regexp-tier-up', '--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
  // Who does not know a flag says so to the user.
  if (process.versions.v8.startsWith('13.')) flags.push('--invocation-count-for-turbofan=100000')
  // Parts of Node come compiled for a V8 without them, and all of these commands want these parts.
  for (const part of ['crypto', 'net', 'os', 'timers/promises', 'worker_threads']) require(`node:${part}`)
  const { setFlagsFromString } = require('node:v8')
  for (const flag of flags) setFlagsFromString(flag)
}

/**
 * What a command shares compiled code with. Sets how V8 works for it, before the first pattern is compiled: on Node 20
 * it crashes over one that was compiled the other way.
 */
function purposeOf(command) {
  if (frequent.has(command)) return command
  if (!judging.has(command)) return 'other'
  if (command === 'add' && isKnownSource()) {
    require('node:worker_threads').setEnvironmentData(purposeOfThreads, 'known')
    return 'known'
  }
  setJudgingFlags()
  return 'judge'
}

function run() {
  const command = commandWord()
  const asksForHelp =
    words.includes('--help') || words.includes('-h') || words.includes('-V') || words.includes('--version')
  if (command === undefined || command === 'help' || asksForHelp) {
    const help = load('help', 'help')
    if (help.exports.startHelp(words)) return help.keep()
  }
  if (command === 'list') {
    const listing = list()
    if (listing) return listing
  }
  if (command === 'find') {
    const find = load('find', 'find')
    const found = find.exports.startFind(words)
    if (found) return end(find, found)
  }
  if (command === '__thread' && serveThread()) return undefined
  const serves = command === 'mcp' || command === 'serve'
  const purpose = purposeOf(command)
  if (command === 'scan' && isRecalled(purpose)) return undefined
  const bundle = load(serves ? 'server' : 'local', purpose)
  const running = serves ? bundle.exports.startServer(words) : bundle.exports.startLocal(words)
  if (serves) afterStart(bundle)
  return running.then(() => (judging.has(command) ? endAtOnce(bundle) : bundle.keep()))
}

/** A place that takes no more is no fault of ours; what was loaded tells it where it can, in the same words. */
function isRefused(error) {
  if (!error || error.syscall !== 'write') return false
  const why = error.code === 'ENOSPC' ? 'the disk is full' : error.code
  const next = 'Send it somewhere else, or make room there.'
  process.exitCode = 4
  try {
    process.stderr.write(`error The answer could not be written: ${why}. [file-unwritable]\n  next ${next}\n`)
  } catch {
    // Standard error leads there too: the status says it.
  }
  return true
}

try {
  Promise.resolve(run()).catch((error) => {
    if (isRefused(error)) return
    process.stderr.write(`error ${error && error.stack ? error.stack : error}\n`)
    process.exitCode = 4
  })
} catch (error) {
  if (!isRefused(error)) {
    if (!error || error.code !== 'ENOENT' || !String(error.path).startsWith(dist)) throw error
    process.stderr.write('error Metier is not built yet.\n  next Run `npm run build` at the top of the checkout.\n')
    process.exitCode = 4
  }
}
