// A repository at one commit, read out of git's own objects: nothing is checked out, and the commit says every byte.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const mostOutput = 2 ** 30
/** Of a file, and of one that can be run; neither links nor other repositories are followed. */
const isFile = ({ mode }) => mode.startsWith('100')

export class Mirror {
  #git
  #entries

  /** Its git directory lies in `directory` as `owner+name`, or below that as `repo` or `.git`. */
  constructor({ directory, repository, commit }) {
    const root = join(directory, repository.replace('/', '+'))
    const places = ['.', 'repo', '.git', 'repo/.git'].map((place) => join(root, place))
    const place = places.find((each) => existsSync(join(each, 'objects')))
    if (place === undefined) throw new Error(`${root} has no git directory: published.tsv wants ${commit} of it`)
    this.#git = (args, input) =>
      execFileSync('git', ['--git-dir', place, ...args], { input, maxBuffer: mostOutput, stdio: 'pipe' })
    this.#entries = this.#git(['ls-tree', '-r', '-z', '--long', commit])
      .toString()
      .split('\0')
      .filter((line) => line !== '')
      .map(entryOf)
      .filter(isFile)
  }

  /** The files in a folder and below it, by their paths in it. */
  entriesBelow(folder) {
    const root = `${folder}/`
    const entries = this.#entries.filter(({ path }) => path.startsWith(root))
    if (entries.length === 0) throw new Error(`${folder}: not in the commit that published.tsv names`)
    return entries.map((entry) => ({ ...entry, path: entry.path.slice(root.length) }))
  }

  /** What stands in these files. */
  read(entries) {
    const output = this.#git(['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join(''))
    let at = 0
    return entries.map(({ path, size }) => {
      const start = output.indexOf('\n', at) + 1
      at = start + size + 1
      return { path, bytes: output.subarray(start, start + size) }
    })
  }
}

function entryOf(line) {
  const [facts, path] = [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]
  const [mode, , id, size] = facts.split(/ +/)
  return { path, mode, id, size: Number(size) }
}
