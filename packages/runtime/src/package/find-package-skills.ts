import { join, sep } from 'node:path'
import { MetierError, compareBytes, longestHead, parseSkill, type Diagnostic, type FileSystem } from '@metier/core'

/** A skill in something that was fetched. */
export interface PackageSkill {
  /** As it calls itself. */
  readonly name: string
  readonly description: string
  /** Absolute. */
  readonly directory: string
  /** Of its SKILL.md within the package, with `/`. */
  readonly skillPath: string
  /** What it loads with all the same. */
  readonly warnings: readonly Diagnostic[]
}

export interface PackageSkills {
  /** In byte order of their paths. */
  readonly skills: readonly PackageSkill[]
  /** What looks like a skill and is none, with the reason. */
  readonly refused: readonly { readonly path: string; readonly message: string }[]
}

export interface FindPackageSkillsOptions {
  readonly fileSystem: FileSystem
  /** Absolute directory of the package. */
  readonly directory: string
  /** Look below this part of it only; relative with `/`. */
  readonly within?: string
}

const skipped = new Set(['.git', 'node_modules', '__pycache__', '.venv', 'target'])
const deepest = 8
/** A repository with more directories than this is walked no further, and that is an error: a part is not the whole. */
const mostDirectories = 50_000

/** All skills of a package. One that lies within another belongs to it. Throws `not-found` for a part that is not there. */
export function findPackageSkills(options: FindPackageSkillsOptions): PackageSkills {
  const { fileSystem, directory, within = '' } = options
  const walk = new PackageWalk(fileSystem, directory)
  if (fileSystem.statLink(join(directory, within))?.kind !== 'directory') {
    throw new MetierError({
      code: 'not-found',
      message: `There is no folder ${JSON.stringify(within)} in the source.`,
      next: 'Check the path; nothing was changed.',
    })
  }
  walk.visit(within, 0)
  return walk.result()
}

class PackageWalk {
  readonly #fileSystem: FileSystem
  readonly #root: string
  readonly #skills: PackageSkill[] = []
  readonly #refused: { path: string; message: string }[] = []
  #left = mostDirectories

  constructor(fileSystem: FileSystem, root: string) {
    this.#fileSystem = fileSystem
    this.#root = root
  }

  result(): PackageSkills {
    const skills = this.#skills.toSorted((left, right) => compareBytes(left.skillPath, right.skillPath))
    return { skills, refused: this.#refused }
  }

  visit(path: string, depth: number): void {
    this.#left -= 1
    if (this.#left < 0) {
      throw new MetierError({
        code: 'too-large',
        message: `The source has more than ${mostDirectories} directories.`,
        next: 'Name the folder of the skill within it: owner/repo/path.',
      })
    }
    const entries = this.#fileSystem.list(join(this.#root, path)) ?? []
    const file = ['SKILL.md', 'skill.md'].find((name) => entries.some((entry) => entry.name === name))
    if (file !== undefined) {
      this.#take(path, file)
      return
    }
    if (depth >= deepest) return
    for (const { name, kind } of entries) {
      // A link is followed nowhere: it could lead to any file of whoever installs.
      if (kind === 'directory' && !skipped.has(name)) this.visit(path === '' ? name : `${path}/${name}`, depth + 1)
    }
  }

  #take(path: string, file: string): void {
    const directory = join(this.#root, path)
    const skillPath = path === '' ? file : `${path}/${file}`
    const head = this.#fileSystem.readHead(join(directory, file), longestHead, { followLink: false })
    if (head === undefined || head.stat.kind !== 'file') {
      this.#refused.push({ path: skillPath, message: 'Its SKILL.md is no regular file.' })
      return
    }
    const directoryName = (path === '' ? this.#root : path).split(/[\\/]/).at(-1) ?? ''
    const parsed = parseSkill({
      bytes: head.bytes,
      path: join(directory, file),
      directoryName,
      totalSize: head.stat.size,
    })
    const errors = parsed.diagnostics.filter(({ severity }) => severity === 'error')
    if (parsed.skill === undefined || errors.length > 0) {
      this.#refused.push({
        path: skillPath,
        message: errors.map(({ message }) => message).join(' ') || 'It cannot be read.',
      })
      return
    }
    const { name, description } = parsed.skill
    this.#skills.push({ name, description, directory: trimmed(directory), skillPath, warnings: parsed.diagnostics })
  }
}

function trimmed(directory: string): string {
  return directory.endsWith(sep) ? directory.slice(0, -1) : directory
}
