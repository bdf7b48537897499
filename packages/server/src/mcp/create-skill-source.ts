import type { CatalogEntry, FileSystem } from '@metier/core'
import { publishSkill, stampDirectory, type Publication, type PublishedSkill } from '@metier/runtime'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { SkillSource } from '@modelcontextprotocol/server/ext/skills'
import { currentView } from './current-view.ts'
import { directoryChildren } from './directory-children.ts'
import { formatSkillUri } from './format-skill-uri.ts'
import { listSkillResources } from './list-skill-resources.ts'
import type { McpScope } from './mcp-scope.ts'
import { mediaType } from './media-type.ts'
import { modelSkills } from './model-skills.ts'
import { pageAfter } from './page-after.ts'
import { parseSkillUri } from './parse-skill-uri.ts'
import { readSkillBytes } from './read-skill-bytes.ts'

/** Skills of one answer: each may have to be read, scanned and hashed, so a page is what takes well under a second. */
const skillsPerPage = 50
const childrenPerPage = 100

/** What was published of a skill, as long as its files stay as they are. */
export type PublicationCache = Map<string, { readonly stamp: string; readonly publication: Publication }>

export interface SkillSourceOptions {
  readonly scope: McpScope
  readonly fileSystem: FileSystem
  readonly cache: PublicationCache
}

/**
 * Our catalogue as the SDK's Skills extension sees one (SEP-2640). What its rules refuse is left out here and stays
 * reachable through tools and prompts; `metier doctor NAME --client mcp` says why.
 */
export function createSkillSource(options: SkillSourceOptions): Required<SkillSource> {
  const { scope } = options
  const published = (entry: CatalogEntry) => publish(entry, options)
  const find = async (uri: string): Promise<PublishedSkill | undefined> => {
    const entry = modelSkills(currentView(scope)).find(
      ({ name }) =>
        formatSkillUri({ name, path: 'SKILL.md' }) === uri || uri.startsWith(formatSkillUri({ name, path: '' })),
    )
    return entry === undefined ? undefined : published(entry)
  }
  return {
    list: async ({ cursor }) => {
      const page = pageAfter(modelSkills(currentView(scope)), { cursor, size: skillsPerPage, key: ({ name }) => name })
      const skills = []
      for (const entry of page.items) {
        const skill = await published(entry)
        if (skill !== undefined) skills.push(wire(skill))
        await yieldToOthers()
      }
      return { skills, ...(page.next === undefined ? {} : { nextCursor: page.next }) }
    },
    get: async (uri) => {
      const skill = await find(uri)
      return skill?.uri === uri ? wire(skill) : undefined
    },
    read: async (uri) => {
      const skill = await find(uri)
      const { name, path } = parseSkillUri(uri)
      if (skill === undefined || !skill.resources.some((each) => parseSkillUri(each.uri).path === path))
        return undefined
      return { bytes: await readSkillBytes(scope, name, path), mimeType: mediaType(path, 'application/octet-stream') }
    },
    readDirectory: async (uri, { cursor }) => {
      const skill = await find(`${uri}/`)
      const children = skill === undefined ? undefined : directoryChildren(skill, uri)
      if (children === undefined) return undefined
      const page = pageAfter(children, { cursor, size: childrenPerPage, key: (child) => child.name })
      return { resources: [...page.items], ...(page.next === undefined ? {} : { nextCursor: page.next }) }
    },
    listResources: async () => listSkillResources(scope).resources,
  }
}

async function publish(
  entry: CatalogEntry,
  { scope, fileSystem, cache }: SkillSourceOptions,
): Promise<PublishedSkill | undefined> {
  const { directory, location } = entry.candidate
  // Whether it may be handed out at all is asked each time; that is where it is scanned.
  if (!(await mayLoad(scope, entry.name))) return undefined
  const stamp = stampDirectory(fileSystem, directory)?.text
  const known = cache.get(location)
  if (known !== undefined && known.stamp === stamp) return skillOf(known.publication)
  const publication = await publishSkill(fileSystem, entry)
  if (stamp !== undefined) cache.set(location, { stamp, publication })
  return skillOf(publication)
}

async function mayLoad({ catalog, view }: McpScope, name: string): Promise<boolean> {
  try {
    await catalog.loadSoon(name, view)
    return true
  } catch {
    return false
  }
}

function skillOf(publication: Publication): PublishedSkill | undefined {
  return 'skill' in publication ? publication.skill : undefined
}

/** The SDK's type has arrays that may be written. */
function wire({ uri, frontmatter, resources }: PublishedSkill) {
  return { uri, frontmatter: { ...frontmatter }, resources: resources.map((resource) => ({ ...resource })) }
}
