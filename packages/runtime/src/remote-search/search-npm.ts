import { npmKeyword } from '@metier/core'
import { npmFailed } from '../fetch/npm-failed.ts'
import { runNpm } from '../fetch/run-npm.ts'
import { remoteHit } from './remote-hit.ts'
import type { RemoteHit, RemoteSearch, RemoteSearchContext } from './remote-search.ts'

/**
 * Packages with the keyword for skills, by the user's own npm, which knows their registries and tokens. Some registries know
 * no search by keyword: they are asked for the words alone, and what has not the keyword is left out here.
 */
export const searchNpm: RemoteSearch = async (query, context) => {
  // A word that begins with a hyphen would be an option.
  const plain = query.split(/\s+/).map((word) => word.replace(/^-+/, ''))
  const words = plain.filter((word) => word !== '')
  const found = await ask([`keywords:${npmKeyword}`, ...words], context)
  return found.length > 0 || words.length === 0 ? found : ask(words, context)
}

async function ask(
  words: readonly string[],
  { host, cwd, limit, signal }: RemoteSearchContext,
): Promise<readonly RemoteHit[]> {
  const asked = ['search', '--json', '--searchlimit', `${limit}`, ...words]
  const { stdout, stderr } = await runNpm(asked, { cwd, host, ...(signal && { signal }) })
  const found = packagesIn(stdout)
  if (found === undefined) throw npmFailed('search', stderr)
  return found.flatMap((each) => {
    const tags = field(each, 'keywords')
    const isSkill = Array.isArray(tags) && tags.includes(npmKeyword)
    const [name, description, version] = ['name', 'description', 'version'].map((key) => field(each, key))
    return (isSkill ? remoteHit({ name, description, version, tags, reference }) : undefined) ?? []
  })
}

function reference(name: string): string {
  return `npm:${name}`
}

function packagesIn(output: string): readonly unknown[] | undefined {
  try {
    const data: unknown = JSON.parse(output)
    return Array.isArray(data) ? data : undefined
  } catch {
    return undefined
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
