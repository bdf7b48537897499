import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const require = createRequire(import.meta.url)

/** Dear to load, used behind a function call, and by few runs of a command: frontmatter beyond plain YAML, digests, proxies, a home without a variable. */
const lazy = /^(?:yaml|commander|picocolors|node:(?:crypto|child_process|https?|module|os|tls|worker_threads))$/

/** Modules of ours that bring a tree of others with them, and that most commands name without ever using them. */
const modules = [
  'scan-directory',
  'validate-skill',
  // What a file that changed since the last look costs, and a skill that is loaded.
  'parse-document',
  'parse-skill',
  'read-candidate',
  'row-of-candidate',
  'create-skill-scanner',
  'raise-report',
  'load-skill',
  'create-skill-runner',
  'plan-rendering',
  // What a server needs at the first search, and once it has given its first answers.
  'create-skill-search',
  'skill-search-of',
  'watch-directories',
  'watch-files',
  'directories-to-watch',
  // What the command line needs for words that are no plain ones, and for other commands than the one that was asked.
  'parse-command',
  'render-error',
  'render-help',
  'open-answers',
  'question-tape',
  'record-file-system',
  'record-host',
  'table/commands',
]

/** Files of these names, in whichever folder. */
const filesOf = (names) => new RegExp(`[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})\\.ts$`)

/** What a module of ours exports by name; types are gone by then. */
function exportsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
}

/**
 * What a file of ours takes of a module by name, types left out; `undefined` where it takes it whole. An import copies a
 * getter for each name that there is, and Node's own modules have a hundred.
 */
function namesTaken(file, request) {
  const statement = /^import\s+(type\s+)?([^'"]*?)\s+from\s+'([^']+)'/gm
  const names = new Set()
  const text = readFileSync(file, 'utf8')
  for (const [, type, taken, from] of text.matchAll(statement)) {
    if (from !== request || type !== undefined) continue
    const list = /^\{([^}]*)\}$/.exec(taken)?.[1] ?? membersOf(text, taken)
    if (list === undefined) return undefined
    for (const each of list.split(',')) {
      const name = each.trim().split(/\s+as\s+/)[0]
      if (name !== '' && !name.startsWith('type ')) names.add(name)
    }
  }
  return names.size === 0 ? undefined : [...names].toSorted((a, b) => (a < b ? -1 : 1))
}

/** What a file uses of a default import, with commas in between; `undefined` where it uses it whole, or any of it. */
function membersOf(text, taken) {
  const uses = /^\w+$/.test(taken)
    ? [...text.matchAll(new RegExp(String.raw`(?<!['"])\b${taken}\b(?! from )(?:\.(\w+))?`, 'g'))]
    : []
  return uses.length > 0 && uses.every(([, name]) => name !== undefined)
    ? uses.map(([, name]) => name).join()
    : undefined
}

/** A module whose names load another one when the first of them is used. */
function standIn(names, request) {
  const getters = names.map((name) => `get ${name}(){return load().${name}}`)
  return `let loaded;const load=()=>loaded??=require(${JSON.stringify(request)});module.exports={${getters.join(',')}}`
}

/**
 * An esbuild plugin: these packages are loaded when one of their names is first used, not when a module that might
 * use them is. In a bundle every import is read through its object, so that getters are enough. Those named in `always`
 * are needed by nearly every run of a bundle, and loaded with it.
 */
export const lazyPackages = (always = []) => ({
  name: 'lazy-packages',
  setup(build) {
    const lazyModules = filesOf(modules.filter((name) => !always.includes(name)))
    build.onResolve({ filter: lazy }, ({ path, namespace, importer, resolveDir }) => {
      const isOurs = namespace !== 'lazy' && /[\\/]packages[\\/][a-z]+[\\/]src[\\/]/.test(importer)
      if (!isOurs) return undefined
      const taken = namesTaken(importer, path)
      const suffix = taken === undefined ? '' : `?${taken.join()}`
      return { path, namespace: 'lazy', suffix, pluginData: { resolveDir, taken } }
    })
    build.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path, pluginData }) => {
      const all = Object.keys(require(path)).filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== 'default')
      const names = pluginData.taken ?? all
      return { contents: standIn(names, path), resolveDir: pluginData.resolveDir }
    })
    build.onResolve({ filter: lazyModules }, ({ path, namespace, resolveDir, kind }) => {
      if (namespace === 'lazy-module' || kind !== 'import-statement') return undefined
      return { path: resolve(resolveDir, path), namespace: 'lazy-module' }
    })
    build.onLoad({ filter: /.*/, namespace: 'lazy-module' }, ({ path }) => ({
      contents: standIn(exportsOf(path), path),
      resolveDir: dirname(path),
    }))
  },
})
