import { scopes, type CatalogEntry, type Scope } from '@metier/core'

/** What the index keeps of a skill, for a process that answers without looking at all of them. */
export interface SkillRecord {
  readonly name: string
  /** Absolute path of its SKILL.md. */
  readonly location: string
  /** Bytes of SKILL.md when it was read. */
  readonly size: number
  /** Milliseconds since the epoch, when it was read. */
  readonly modified: number
  readonly active: boolean
  readonly trusted: boolean
  readonly scope: Scope
  readonly source: string
  /** Kept where `encodeSkillRecord` is told to. */
  readonly description?: string
  readonly triggers: readonly string[]
}

export interface SkillRecordOptions {
  readonly directories: SkillDirectories
  /** Whether its description is kept. */
  readonly isDescribed: boolean
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** Fields one after the other, parted by a sign that no path and no name of a skill may have; triggers at the end. */
const separator = '\0'

/** Directories that hold skills, each once: most skills lie in one of their own name inside of these. */
export class SkillDirectories {
  readonly list: string[]
  readonly #numbers: Map<string, number>

  constructor(list: readonly string[] = []) {
    this.list = [...list]
    this.#numbers = new Map(this.list.map((directory, number) => [directory, number]))
  }

  numberOf(directory: string): number {
    const known = this.#numbers.get(directory)
    if (known !== undefined) return known
    this.#numbers.set(directory, this.list.length)
    return this.list.push(directory) - 1
  }
}

export function encodeSkillRecord(
  { candidate, name, description, state }: CatalogEntry,
  { directories, isDescribed }: SkillRecordOptions,
): Uint8Array {
  const { root, location, size, modified, trusted, skill } = candidate
  const usual = `${name}/SKILL.md`
  const isUsual = location.endsWith(`/${usual}`)
  const directory = isUsual ? directories.numberOf(location.slice(0, -usual.length)) : ''
  const rest = isUsual ? '' : location
  // One with the sign in it would be taken for several fields, and one of a broken file is not what the file says.
  const isWhole = !description.includes(separator) && candidate.stale !== true
  const described = isDescribed && isWhole ? [description] : []
  const flags = (state === 'active' ? 1 : 0) + (trusted ? 2 : 0) + 4 * described.length
  const fields = [
    name,
    directory,
    rest,
    size.toString(36),
    String(modified),
    flags,
    scopes.indexOf(root.scope),
    root.source,
  ]
  return encoder.encode([...fields, ...described, ...(skill?.triggers ?? [])].join(separator))
}

export function decodeSkillRecord(bytes: Uint8Array, directories: readonly string[]): SkillRecord {
  const [
    name = '',
    directory = '',
    rest = '',
    size = '',
    modified = '',
    flags = '',
    scope = '',
    source = '',
    ...others
  ] = decoder.decode(bytes).split(separator)
  const location = rest === '' ? `${directories[Number(directory)] ?? ''}${name}/SKILL.md` : rest
  return {
    name,
    location,
    size: Number.parseInt(size, 36),
    modified: Number(modified),
    active: (Number(flags) & 1) === 1,
    trusted: (Number(flags) & 2) === 2,
    scope: scopes[Number(scope)] ?? 'extra',
    source,
    ...((Number(flags) & 4) === 4 && { description: others.shift() ?? '' }),
    triggers: others,
  }
}
