import { MetierError } from '@metier/core'

/** One skill of an index. `files` is how version 0.1 lists them, without digests. */
export type WellKnownSkill =
  | { readonly name: string; readonly type: 'skill-md' | 'archive'; readonly url: string; readonly digest: string }
  | { readonly name: string; readonly type: 'files'; readonly files: readonly string[] }

/** The one that clients may process; another may mean something else. */
const known = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

const mostSkills = 10_000

/**
 * Reads an index of Agent Skills Discovery, 0.1 or 0.2. Entries of a type that is not known are passed over, as the
 * draft asks; anything that is not as it says is refused whole. Throws `fetch-failed`.
 */
export function readWellKnownIndex(bytes: Uint8Array, url: string): readonly WellKnownSkill[] {
  const data = parse(bytes, url)
  const schema = field(data, '$schema')
  const skills = field(data, 'skills')
  if (!Array.isArray(skills)) throw broken(url, 'it has no list of skills')
  if (schema !== undefined && schema !== known)
    throw broken(url, `it follows ${JSON.stringify(schema)}, which is not known`)
  if (skills.length > mostSkills) throw broken(url, `it lists more than ${mostSkills} skills`)
  const read = skills.flatMap((entry: unknown) => (schema === undefined ? filesOf(entry, url) : artifactOf(entry, url)))
  const names = new Set(read.map(({ name }) => name))
  if (names.size < read.length) throw broken(url, 'it names one skill twice')
  return read
}

function artifactOf(entry: unknown, url: string): readonly WellKnownSkill[] {
  const [name, type, address, digest] = ['name', 'type', 'url', 'digest'].map((key) => field(entry, key))
  if (type !== 'skill-md' && type !== 'archive') return []
  if (
    !isName(name) ||
    typeof address !== 'string' ||
    typeof digest !== 'string' ||
    !/^sha256:[0-9a-f]{64}$/.test(digest)
  ) {
    throw broken(url, `the entry ${JSON.stringify(name)} lacks a name, an address or a digest`)
  }
  if (!URL.canParse(address, url)) throw broken(url, `the address of ${name} is none`)
  return [{ name, type, url: address, digest }]
}

function filesOf(entry: unknown, url: string): readonly WellKnownSkill[] {
  const name = field(entry, 'name')
  const files = field(entry, 'files')
  const isList = Array.isArray(files) && files.every((file) => typeof file === 'string')
  if (!isName(name) || !isList || !files.includes('SKILL.md')) {
    throw broken(url, `the entry ${JSON.stringify(name)} lacks a name or its SKILL.md`)
  }
  return [{ name, type: 'files', files }]
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= 64 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function parse(bytes: Uint8Array, url: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw broken(url, 'it is no JSON')
  }
}

function broken(url: string, why: string): MetierError {
  return new MetierError({
    code: 'fetch-failed',
    message: `The index of skills at ${url} cannot be used: ${why}.`,
    next: 'Nothing was installed. Tell whoever publishes it.',
    data: { url },
  })
}
