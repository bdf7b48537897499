import { join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

const marked = 'split'
const sharedPrefix = 'metier-shared:'

const byText = (a, b) => (a < b ? -1 : 1)

/** Modules that load another when one of its names is first used, see lazy-packages.mjs. */
const standIns = new Set(['lazy', 'lazy-module'])

/** What is only loaded when something asks for it. The `require` of a package is no such question. */
const isAskedLater = ({ kind, namespace }) =>
  kind === 'dynamic-import' || (kind === 'require-call' && standIns.has(namespace))

/** Asks esbuild and the other plugins where an import leads; nothing where that is no file. */
async function leadsTo(context, args) {
  if (args.pluginData?.[marked] === true) return undefined
  const { path, importer, namespace, resolveDir, kind } = args
  const pluginData = { ...args.pluginData, [marked]: true }
  const found = await context.resolve(path, { importer, namespace, resolveDir, kind, pluginData })
  return found.errors.length > 0 || found.external || found.namespace !== 'file' ? undefined : found.path
}

/** In the script that starts: `answer` says what stands for a file that something asks for later. */
const atStart = (answer) => ({
  name: 'at-start',
  setup(context) {
    context.onResolve({ filter: /.*/ }, async (args) => {
      const path = isAskedLater(args) ? await leadsTo(context, args) : undefined
      // As a script of the old kind, whatever the file itself is: what stands for it is one.
      return path && { path: `${path}.cjs`, namespace: marked, pluginData: path }
    })
    context.onLoad({ filter: /.*/, namespace: marked }, ({ pluginData }) => ({
      contents: `module.exports = ${answer(pluginData)}`,
    }))
  },
})

/** In the script that comes later: what started already is taken from there, so that nothing exists twice. */
const afterStart = (isHere, idOf) => ({
  name: 'after-start',
  setup(context) {
    context.onResolve({ filter: /.*/ }, async (args) => {
      const path = await leadsTo(context, args)
      return path && isHere(path) ? { path: `${sharedPrefix}${idOf(path)}`, external: true } : undefined
    })
  },
})

/**
 * Which names a script uses of each module that it takes from elsewhere; `undefined` stands for any. As esbuild writes
 * them: `a=require("…")` and then `a.name`, or the whole in the hands of a function.
 */
function namesUsed(script) {
  const used = new Map()
  for (const [, variable, id] of script.matchAll(
    new RegExp(`(?:(\\w+) ?= ?)?require\\("${sharedPrefix}([^"]+)"\\)`, 'g'),
  )) {
    const names = used.has(id) ? used.get(id) : new Set()
    if (variable === undefined || names === undefined) used.set(id, undefined)
    else {
      const uses = script.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))
      used.set(id, new Set([...names, ...[...uses].map(([, name]) => name)]))
    }
  }
  return used
}

/** To a script, what is handed out is a script of the old kind, whose `default` is another thing than a module's. */
function refuseDefaults(script, isModule) {
  for (const [, variable, id] of script.matchAll(
    new RegExp(`(\\w+) ?= ?__toESM\\(require\\("${sharedPrefix}([^"]+)"\\)`, 'g'),
  )) {
    if (isModule(id) && new RegExp(`\\b${variable}\\.default\\b`).test(script))
      throw new Error(`${id} is imported by its default export from the other script: import it by a name.`)
  }
}

/** Code that gives others what they use of a module: an import, and what makes the answer. */
function handOut({ path, format, names }, index) {
  const from = JSON.stringify(path)
  if (format === 'cjs') return ['', `require(${from})`]
  if (names === undefined) return [`import * as m${index} from ${from}`, `m${index}`]
  const own = [...names].map((name) => [name, `m${index}_${name}`])
  return [
    `import { ${own.map(([name, local]) => `${name} as ${local}`).join(', ')} } from ${from}`,
    `{${own.map(([name, local]) => `get ${name}() { return ${local} }`).join(', ')}}`,
  ]
}

const table = (entries) =>
  `{${entries.map(([id, value]) => `get ${JSON.stringify(id)}() { return ${value} }`).join(',\n')}}`

/**
 * Bundles an entry as two scripts: what a start evaluates, and what is only reached through `import()`. V8 makes
 * something of every function of a script before it runs the first, used or not: a start pays for the whole of one. Each
 * module is in one of the two and never in both, because classes are compared and some modules remember things.
 *
 * `also` names modules that every start asks for through `import()`. `finish` gives a script its last form and its digest.
 * The first script expects `__metierBundle(name, require)`, which gives the exports of the other, and exports `loadRest`
 * besides what the entry does. The digest is part of the other's name, so that no two that differ are ever taken for a pair.
 */
export async function splitBundle({ options, entry, also, finish, rest: restName }) {
  const root = options.absWorkingDir
  const top = join(root, '..', '..')
  const idOf = (path) => relative(top, path).replaceAll('\\', '/')
  const bundle = async (contents, plugin, banner = '') => {
    const stdin = { contents, resolveDir: root, loader: 'js' }
    const plugins = [plugin, ...options.plugins]
    const built = await build({ ...options, stdin, plugins, banner: { js: `${options.banner.js}${banner}` } })
    const inputs = Object.entries(built.metafile.inputs).filter(([path]) => !path.startsWith(`${marked}:`))
    return { text: built.outputFiles[0].text, metafile: { inputs: Object.fromEntries(inputs) } }
  }
  const exported = `export * from ${JSON.stringify(resolve(root, entry))}`
  const asked = new Set()
  const ask = (path) => {
    asked.add(path)
    return 'undefined'
  }
  const always = also.map((path, index) => `import * as always${index} from ${JSON.stringify(resolve(root, path))}`)
  const uses = also.map((_path, index) => `export const used${index} = always${index}`)
  const first = await bundle([exported, ...always, ...uses].join('\n'), atStart(ask))
  const formats = new Map(
    Object.entries(first.metafile.inputs).map(([path, { format }]) => [resolve(root, path), format]),
  )
  const isHere = (path) => formats.has(path)

  const parts = [...asked].filter((path) => !isHere(path)).toSorted(byText)
  const restTable = table(parts.map((path) => [idOf(path), `require(${JSON.stringify(path)})`]))
  const rest = await bundle(`module.exports = ${restTable}`, afterStart(isHere, idOf))
  const finished = finish(rest.text)
  const name = `${restName}-${finished.digest}`

  refuseDefaults(rest.text, (id) => formats.get(join(top, id)) !== 'cjs')
  const used = namesUsed(rest.text)
  for (const path of asked) if (isHere(path)) used.set(idOf(path), undefined)
  const given = [...used]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([id, names]) => ({ id, names, path: join(top, id), format: formats.get(join(top, id)) }))
  const handed = given.map(handOut)
  const sharedTable = table(given.map(({ id }, index) => [id, handed[index][1]]))
  const answer = (path) => `${isHere(path) ? '__metierShared()' : '__metierRest()'}[${JSON.stringify(idOf(path))}]`
  const start = await bundle(
    [
      exported,
      ...handed.map(([statement]) => statement),
      `export const shared = ${sharedTable}`,
      'export const loadRest = () => void __metierRest()',
    ].join('\n'),
    atStart(answer),
    restLoader(name),
  )
  return { scripts: [finish(start.text), { ...finished, name }], metafiles: [start.metafile, rest.metafile] }
}

/** What the first script begins with. A server may run for weeks, and its program be replaced by a newer one meanwhile. */
function restLoader(name) {
  return (
    `const __metierShared = () => module.exports.shared;let __metierLoaded;` +
    `const __metierRest = () => { if (!__metierLoaded) try { __metierLoaded = __metierBundle(${JSON.stringify(name)}, ` +
    `(id) => id.startsWith(${JSON.stringify(sharedPrefix)}) ` +
    `? module.exports.shared[id.slice(${sharedPrefix.length})] : require(id)).exports } catch (error) { ` +
    `throw error.code === "ENOENT" ` +
    `? new Error("Metier was replaced by another version while it ran. Start it again.") : error } ` +
    `return __metierLoaded };`
  )
}
