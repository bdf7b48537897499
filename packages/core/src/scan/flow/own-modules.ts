import type { FlowValue } from './flow-value.ts'

type Names = ReadonlyMap<string, FlowValue>

/** What the programs of a skill hold for each other: found from where a program stands, or by the last part of a name. */
export class OwnModules {
  readonly #byPath = new Map<string, Names>()
  readonly #byName = new Map<string, Names>()

  /** A program of the skill was followed: others may import what it holds. */
  add(path: string, names: Names): void {
    const exported = exportsOf(names)
    const place = withoutEnd(path)
    this.#byPath.set(place, exported)
    // A folder is known by the file that stands for it.
    if (/\/(?:index|__init__)$/.test(place)) this.#byPath.set(place.replace(/\/[^/]*$/, ''), exported)
    this.#byName.set(lastPart(place), exported)
  }

  /** The module that a program of this path names so: `./lib/keys.mjs`, `lib.keys`, `..keys`. */
  find(from: string, name: string): Names | undefined {
    return this.at(from, name) ?? this.named(name)
  }

  /** Only what lies where the name says, seen from the program. */
  at(from: string, name: string): Names | undefined {
    if (this.#byPath.size === 0) return undefined
    const folder = from.replace(/\/?[^/]*$/, '')
    const path = /[/\\]/.test(name) ? withoutEnd(name) : fromDots(name)
    return this.#byPath.get(joined(folder, path)) ?? (name.startsWith('.') ? undefined : this.#byPath.get(path))
  }

  /** By the last part of the name alone. */
  named(name: string): Names | undefined {
    return this.#byName.get(lastPart(withoutEnd(name))) ?? this.#byName.get(name.replace(/^.*[./]/, '') || name)
  }
}

/** What others get of a program: all of its names, and what stands in `module.exports` and `exports`. */
function exportsOf(names: Names): Names {
  const given = names.get('module.exports')
  const found = new Map(names)
  for (const item of given?.items ?? []) if (item.key) found.set(item.key, item)
  for (const [name, value] of names) {
    const key = /^(?:module\.)?exports\.(\w{1,60})$/.exec(name)?.[1]
    if (key !== undefined) found.set(key, value)
  }
  return found
}

/** `..lib.keys` of Python is `../lib/keys`. */
function fromDots(name: string): string {
  const dots = /^\.*/.exec(name)?.[0].length ?? 0
  return `${'../'.repeat(Math.max(0, dots - 1))}${name.slice(dots).replaceAll('.', '/')}`
}

function joined(folder: string, path: string): string {
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function lastPart(path: string): string {
  return path.replace(/^.*\//, '')
}

function withoutEnd(path: string): string {
  return path.replace(/\.\w{1,4}$/, '')
}
