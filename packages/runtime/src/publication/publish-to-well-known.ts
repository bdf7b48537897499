import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'
import { mergeWellKnown, plural } from '@metier/core'
import { fileInMemory } from '../archive/file-in-memory.ts'
import type { FileToPack, FilesToPack } from '../archive/file-to-pack.ts'
import { sumParts } from '../archive/sum-parts.ts'
import { tooLargeToAdd } from '../archive/too-large-to-add.ts'
import { readParts } from '../disk/read-parts.ts'
import { packSkillFiles } from '../package/pack-skill-files.ts'
import type { PlanPublication, PublishContext, SkillToPublish } from './publication.ts'

const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

/** Where each version of the discovery lies below the folder that a host serves. */
const places = { current: '.well-known/agent-skills', first: '.well-known/skills' } as const

/**
 * Files for any static host: the index of Agent Skills Discovery 0.2 with an archive for each skill, and beside it that of
 * 0.1 with the files as they are, for clients that know no other. Skills of other names that are there stay.
 */
export const publishToWellKnown: PlanPublication<'well-known'> = async ({ directory }, skills, context) => {
  const root = resolve(context.cwd, directory)
  const files = new Map<string, FileToWrite>()
  const artifacts = await Promise.all(skills.map(artifactOf))
  for (const { url, file } of artifacts) files.set(`${places.current}/${url}`, file)
  for (const skill of skills)
    for (const [path, file] of skill.files) files.set(`${places.first}/${skill.name}/${path}`, file)
  const indexes = [
    [`${places.current}/index.json`, artifacts.map(({ entry }) => entry), schema],
    [`${places.first}/index.json`, skills.map(filesOf), undefined],
  ] as const
  for (const [path, entries, schemaOfIndex] of indexes) {
    const there = context.fileSystem.read(join(root, path))
    const before = there === undefined ? undefined : new TextDecoder().decode(there)
    const named = schemaOfIndex === undefined ? {} : { schema: schemaOfIndex }
    const text = mergeWellKnown({ before, entries, path: join(root, path), ...named })
    files.set(path, fileInMemory(new TextEncoder().encode(text)))
  }
  const changed = [...files].filter(([path, file]) => !isSame(join(root, path), file))
  const stale = skills.flatMap(({ name }) => staleFiles({ root, name, files }, context))
  return {
    lines: [
      ...changed.map(
        ([path, { size }]) => `write ${relative(context.cwd, join(root, path))} (${plural(size, 'byte')})`,
      ),
      ...stale.map((path) => `remove ${relative(context.cwd, path)}`),
    ],
    unchanged: changed.length === 0 && stale.length === 0,
    reference: 'https://HOST',
    tooLarge: artifacts.flatMap(({ url, file, skill }) => {
      const why = tooLargeToAdd({ bytes: file.size, files: skill.files })
      return why === undefined ? [] : [{ name: url, why }]
    }),
    apply: async () => {
      // The indexes last: until then they name what is still there.
      for (const [path, { parts }] of changed) await context.writer.writeParts(join(root, path), parts())
      for (const path of stale) context.writer.remove(path)
      return 'https://HOST'
    },
  }
}

type FileToWrite = Pick<FileToPack, 'size' | 'sha256' | 'parts'>

/** A lone SKILL.md goes as it is. A zip keeps long names and modes with every client, which a tar.gz does not. */
async function artifactOf(skill: SkillToPublish) {
  const { name, description, files } = skill
  const [only] = files
  const lone = files.size === 1 && only?.[0] === 'SKILL.md' ? only[1] : undefined
  const file = lone ?? (await zipOf(files))
  const url = lone === undefined ? `${name}.zip` : `${name}/SKILL.md`
  const type = lone === undefined ? 'archive' : 'skill-md'
  return { skill, url, file, entry: { name, type, description, url, digest: `sha256:${file.sha256}` } }
}

async function zipOf(files: FilesToPack): Promise<FileToWrite> {
  const parts = (): AsyncIterable<Uint8Array> => packSkillFiles({ files, format: 'zip', prefix: '' })
  const { size, sum } = await sumParts(parts(), { algorithm: 'sha256' })
  return { size, sha256: sum.toString('hex'), parts }
}

function filesOf({ name, description, files }: SkillToPublish) {
  return { name, description, files: [...files.keys()].toSorted() }
}

interface WrittenSkill {
  /** Absolute directory of the site. */
  readonly root: string
  readonly name: string
  /** All that is written, by path below the root. */
  readonly files: ReadonlyMap<string, FileToWrite>
}

/** What an earlier version of the skill had and this one has not: nobody should be able to fetch it any more. */
function staleFiles({ root, name, files }: WrittenSkill, { fileSystem }: PublishContext): readonly string[] {
  const below = (directory: string): readonly string[] =>
    (fileSystem.list(join(root, directory)) ?? []).flatMap((entry) => {
      const path = `${directory}/${entry.name}`
      return entry.kind === 'directory' ? below(path) : path
    })
  const own = [`${places.current}/${name}.zip`].filter((path) => fileSystem.stat(join(root, path)) !== undefined)
  return [...own, ...below(`${places.current}/${name}`), ...below(`${places.first}/${name}`)]
    .filter((path) => !files.has(path))
    .map((path) => join(root, path))
}

function isSame(path: string, { size, sha256 }: FileToWrite): boolean {
  const sum = createHash('sha256')
  const stat = readParts(path, (part) => sum.update(part))
  return stat?.size === size && sum.digest('hex') === sha256
}
