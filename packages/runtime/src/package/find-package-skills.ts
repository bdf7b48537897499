import { join, sep } from 'node:path'
import {
  MetierError,
  compareBytes,
  longestHead,
  parseSkill,
  pluginOf,
  readPlugins,
  type Diagnostic,
  type DirectoryEntry,
  type FileHead,
  type FileStat,
  type FileSystem,
  type PackagePlugins,
  type SkillFileContent,
} from '@metier/core'
import type { SeenTree } from '../store/read-tree.ts'
import type { Looks, SkillLook } from './open-looks.ts'

/** A skill in something that was fetched. */
export interface PackageSkill {
  /** As it calls itself. */
  readonly name: string
  readonly description: string
  /** Absolute. */
  readonly directory: string
  /** Of its SKILL.md within the package, with `/`. */
  readonly skillPath: string
  /** The plugin it belongs to, where the package has any. */
  readonly plugin?: string
  /** What it loads with all the same. */
  readonly warnings: readonly Diagnostic[]
  /** What was seen of its files on the way, so that reading all of them later is quicker. */
  readonly seen?: SeenTree
  /** What it was found to be before, where it is as it was then; it was not read now. */
  readonly known?: SkillLook
}

export interface PackageSkills {
  /** In byte order of their paths. */
  readonly skills: readonly PackageSkill[]
  /** What looks like a skill and is none, with the reason. */
  readonly refused: readonly { readonly path: string; readonly message: string }[]
  /** Plugins that it lists and that lie in another place, with their source. */
  readonly elsewhere?: PackagePlugins['elsewhere']
}

export interface FindPackageSkillsOptions {
  readonly fileSystem: FileSystem
  /** Absolute directory of the package. */
  readonly directory: string
  /** Look below this part of it only; relative with `/`. */
  readonly within?: string
  /** Told of each as soon as it is found, in no order. */
  readonly found?: (skill: Omit<PackageSkill, 'plugin'>) => void
  /** What was kept of an earlier time. */
  readonly looks?: Pick<Looks, 'known'>
}

const skipped = new Set(['.git', 'node_modules', '__pycache__', '.venv', 'target'])
const deepest = 8
/** A repository with more directories than this is walked no further, and that is an error: a part is not the whole. */
const mostDirectories = 50_000
/** Bytes of SKILL.md that are held for whoever reads the skills next; the others are read again. */
const mostSeenBytes = 16 * 1024 * 1024

/** Bytes of a manifest of plugins. */
const largestManifest = 1024 * 1024

/** All skills of a package, wherever in it, and of which plugin each is. One that lies within another belongs to it. Throws `not-found` for a part that is not there. */
export function findPackageSkills(options: FindPackageSkillsOptions): PackageSkills {
  const { fileSystem, directory, within = '' } = options
  const walk = new PackageWalk(options)
  if (fileSystem.statLink(join(directory, within))?.kind !== 'directory') {
    throw new MetierError({
      code: 'not-found',
      message: `There is no folder ${JSON.stringify(within)} in the source.`,
      next: 'Check the path; nothing was changed.',
    })
  }
  walk.visit(within, 0)
  const { plugins, elsewhere } = pluginsIn(fileSystem, join(directory, within))
  const inside = (path: string): string => [within, path].filter((each) => each !== '').join('/')
  // What a manifest names is looked at even where the walk does not go.
  for (const path of plugins.flatMap(({ skills }) => skills)) walk.visit(inside(path), 0)
  const { skills, refused } = walk.result()
  const named = skills.map((skill) => {
    const folder = skill.skillPath.split('/').slice(0, -1).join('/')
    const plugin = pluginOf(within === '' ? folder : folder.slice(within.length + 1), plugins)
    return plugin === undefined ? skill : { ...skill, plugin: plugin.name }
  })
  return { skills: named, refused, ...(elsewhere.length > 0 && { elsewhere }) }
}

function pluginsIn(fileSystem: FileSystem, directory: string): PackagePlugins {
  const read = (...path: readonly string[]): string | undefined => {
    // If a folder on the way is a link, it could lead to any file of the user who installs.
    const isHere = fileSystem.statLink(join(directory, ...path.slice(0, -1)))?.kind === 'directory'
    const head = isHere
      ? fileSystem.readHead(join(directory, ...path), largestManifest, { followLink: false })
      : undefined
    return head === undefined ? undefined : new TextDecoder().decode(head.bytes)
  }
  return readPlugins({
    marketplace: read('.claude-plugin', 'marketplace.json'),
    plugin: read('.claude-plugin', 'plugin.json'),
    agentPlugin: read('plugin.json'),
  })
}

/** What a directory holds, and what its stat was before. */
interface SeenDirectory {
  readonly entries: readonly DirectoryEntry[]
  readonly stat: FileStat | undefined
}

class PackageWalk {
  readonly #fileSystem: FileSystem
  readonly #root: string
  readonly #found: FindPackageSkillsOptions['found']
  readonly #looks: FindPackageSkillsOptions['looks']
  readonly #skills: PackageSkill[] = []
  readonly #refused: { path: string; message: string }[] = []
  readonly #seen = new Set<string>()
  #left = mostDirectories
  #seenBytesLeft = mostSeenBytes

  constructor({ fileSystem, directory, found, looks }: FindPackageSkillsOptions) {
    this.#fileSystem = fileSystem
    this.#root = directory
    this.#found = found
    this.#looks = looks
  }

  result(): PackageSkills {
    const skills = this.#skills.toSorted((left, right) => compareBytes(left.skillPath, right.skillPath))
    return { skills, refused: this.#refused }
  }

  /** `isListed` of what was just seen to be a folder, where it was listed. */
  visit(path: string, depth: number, isListed = false): void {
    if (this.#seen.has(path) || (!isListed && !this.#isFolder(path))) return
    this.#seen.add(path)
    this.#left -= 1
    if (this.#left < 0) {
      throw new MetierError({
        code: 'too-large',
        message: `The source has more than ${mostDirectories} directories.`,
        next: 'Name the folder of the skill within it: owner/repo/path.',
      })
    }
    const directory = trimmed(join(this.#root, path))
    const look = this.#looks?.known(directory)
    if (look !== undefined) return this.#takeKnown(path, look)
    const stat = this.#looks && this.#fileSystem.statLink(directory)
    const entries = this.#fileSystem.list(directory) ?? []
    const file = ['SKILL.md', 'skill.md'].find((name) => entries.some((entry) => entry.name === name))
    if (file !== undefined) {
      this.#take(path, file, { entries, stat })
      return
    }
    if (depth >= deepest) return
    for (const { name, kind } of entries) {
      // Links are never followed: they could lead to any file of the user who installs.
      if (kind === 'directory' && !skipped.has(name))
        this.visit(path === '' ? name : `${path}/${name}`, depth + 1, true)
    }
  }

  /** A manifest may name what is not there, or a link; a link is followed nowhere on the way either. */
  #isFolder(path: string): boolean {
    const segments = path === '' ? [] : path.split('/')
    return segments.every((_, at) => {
      const part = segments.slice(0, at + 1)
      return (
        this.#seen.has(part.join('/')) || this.#fileSystem.statLink(join(this.#root, ...part))?.kind === 'directory'
      )
    })
  }

  #takeKnown(path: string, known: SkillLook): void {
    const { name, description, file } = known
    const directory = trimmed(join(this.#root, path))
    this.#push({
      name,
      description,
      directory,
      skillPath: path === '' ? file : `${path}/${file}`,
      warnings: [],
      known,
    })
  }

  #take(path: string, file: string, { entries, stat }: SeenDirectory): void {
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
    const warnings = parsed.diagnostics
    const seen = this.#holds(head) && {
      entries,
      files: new Map([[file, contentOf(head)]]),
      ...(stat && {
        stats: new Map([
          ['', stat],
          [file, head.stat],
        ]),
      }),
    }
    this.#push({ name, description, directory: trimmed(directory), skillPath, warnings, ...(seen && { seen }) })
  }

  #push(skill: PackageSkill): void {
    this.#skills.push(skill)
    this.#found?.(skill)
  }

  /** Only what was read to its end is the file. */
  #holds({ bytes, stat }: FileHead): boolean {
    if (bytes.length !== stat.size || bytes.length > this.#seenBytesLeft) return false
    this.#seenBytesLeft -= bytes.length
    return true
  }
}

function contentOf({ bytes, stat }: FileHead): SkillFileContent {
  return { bytes, executable: (stat.mode & 0o100) !== 0 }
}

function trimmed(directory: string): string {
  return directory.endsWith(sep) ? directory.slice(0, -1) : directory
}
