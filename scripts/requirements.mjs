#!/usr/bin/env node
// Counts which requirements are proven by a test, which are documented in docs/compat.md, and which are open.
// Exit status 1 when a test cites an id that does not exist.
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const idPattern = /\b(?:OST|OMN|WUN|BTW|SQD)-\d+\b/g

const known = new Map(
  readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')),
)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

/** Ids cited in the given files, with the files that cite them. */
function citations(paths) {
  const found = new Map()
  for (const path of paths) {
    for (const [id] of readFileSync(join(root, path), 'utf8').matchAll(idPattern)) {
      found.set(id, [...new Set([...(found.get(id) ?? []), path])])
    }
  }
  return found
}

const proven = citations(files.filter((path) => /\.(?:test|case)\.tsx?$/.test(path)))
const documented = citations(files.filter((path) => path === 'docs/compat.md'))

const ids = [...known.keys()]
const isProven = (id) => proven.has(id)
const isDocumented = (id) => !proven.has(id) && documented.has(id) && ['X', 'I'].includes(known.get(id))
const open = ids.filter((id) => !isProven(id) && !isDocumented(id))
const unknown = [...proven.keys(), ...documented.keys()].filter((id) => !known.has(id))

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify({ total: ids.length, proven: ids.filter(isProven), documented: ids.filter(isDocumented), open }),
  )
} else {
  console.log(`requirements: ${ids.length}`)
  console.log(`proven by a test: ${ids.filter(isProven).length}`)
  console.log(`documented in docs/compat.md: ${ids.filter(isDocumented).length}`)
  console.log(`open: ${open.length}`)
  for (const system of ['OST', 'OMN', 'WUN', 'BTW', 'SQD']) {
    const left = open.filter((id) => id.startsWith(system))
    if (left.length > 0) console.log(`  ${left.join(' ')}`)
  }
}
if (unknown.length > 0) {
  console.error(`cited but not on the list: ${unknown.join(' ')}`)
  process.exitCode = 1
}
