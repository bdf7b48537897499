import { npmKeyword } from '@metier/core'
import { programFailed } from '../fetch/program-failed.ts'
import { runProgram } from '../fetch/run-program.ts'
import { remoteHit } from './remote-hit.ts'
import type { RemoteSearch } from './remote-search.ts'

/** Packages with the keyword for skills, by the user's own npm, which knows their registries and tokens. */
export const searchNpm: RemoteSearch = async (query, { host, cwd, limit, signal }) => {
  // A word that begins with a hyphen would be an option.
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(/^-+/, ''))
    .filter((word) => word !== '')
  const program = host.platform === 'win32' ? 'npm.cmd' : 'npm'
  const asked = ['search', '--json', '--searchlimit', `${limit}`, `keywords:${npmKeyword}`, ...words]
  const options = { cwd, environment: host.environment, ...(signal && { signal }) }
  const { status, stdout, stderr } = await runProgram(program, asked, options)
  const found = status === 0 ? packagesIn(stdout) : undefined
  if (found === undefined) throw programFailed('npm search', stderr)
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
