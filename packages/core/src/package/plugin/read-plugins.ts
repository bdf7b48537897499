import { entryPathProblem } from '../entry-path-problem.ts'
import type { PackagePlugins, Plugin } from './plugin.ts'

/** Texts of the manifests of a package, where it has them. */
export interface PluginManifests {
  /** `.claude-plugin/marketplace.json`: several plugins, here or elsewhere. */
  readonly marketplace?: string | undefined
  /** `.claude-plugin/plugin.json`: the package is a plugin. */
  readonly plugin?: string | undefined
  /** `plugin.json` of Agent Plugins 1.0.0: the package is a plugin with its skills in `skills/`. */
  readonly agentPlugin?: string | undefined
}

const mostPlugins = 1000

/**
 * Which plugins a package has. What is wrong with a manifest takes nothing away: skills are found without it, and only
 * cannot be asked for by the name of their plugin.
 */
export function readPlugins({ marketplace, plugin, agentPlugin }: PluginManifests): PackagePlugins {
  const listed = readMarketplace(parse(marketplace))
  const own = [readOwn(parse(plugin)), readAgentPlugin(parse(agentPlugin))].flatMap((each) => each ?? [])
  const known = new Set(own.map(({ name }) => name))
  return { ...listed, plugins: [...own, ...listed.plugins.filter(({ name }) => !known.has(name))] }
}

function readMarketplace(manifest: unknown): PackagePlugins {
  const base = relativePath(field(field(manifest, 'metadata'), 'pluginRoot') ?? './')
  const rows = field(manifest, 'plugins')
  const plugins: Plugin[] = []
  const elsewhere: PackagePlugins['elsewhere'][number][] = []
  for (const row of Array.isArray(rows) ? rows.slice(0, mostPlugins) : []) {
    const name = nameOf(row)
    const source = field(row, 'source') ?? './'
    const inside = base === undefined ? undefined : relativePath(source)
    const remote = remoteSource(source)
    if (name !== undefined && inside !== undefined) {
      const directory = [base, inside].filter((each) => each !== '').join('/')
      plugins.push({ name, directory, skills: skillsOf(row, directory) })
    } else if (name !== undefined && remote !== undefined) elsewhere.push({ name, source: remote })
  }
  return { plugins, elsewhere }
}

function readOwn(manifest: unknown): Plugin | undefined {
  const name = nameOf(manifest)
  return name === undefined ? undefined : { name, directory: '', skills: skillsOf(manifest, '') }
}

/** The schema is what tells this manifest from any other file of that common name; it is never fetched. */
function readAgentPlugin(manifest: unknown): Plugin | undefined {
  const schema = field(manifest, '$schema')
  const name = nameOf(manifest)
  const isOne = typeof schema === 'string' && schema.startsWith('https://agent-plugins.org/schemas/')
  return isOne && name !== undefined ? { name, directory: '', skills: ['skills'] } : undefined
}

function nameOf(value: unknown): string | undefined {
  const name = field(value, 'name')
  return typeof name === 'string' && /^[A-Za-z0-9][\w.-]{0,99}$/.test(name) ? name : undefined
}

function skillsOf(manifest: unknown, directory: string): readonly string[] {
  const said = field(manifest, 'skills')
  const paths = (Array.isArray(said) ? said : [said]).slice(0, mostPlugins)
  return paths.flatMap((path) => {
    const inside = relativePath(path)
    return inside === undefined ? [] : [[directory, inside].filter((each) => each !== '').join('/')]
  })
}

/** Begins with `./` and leads nowhere else; without that and a slash at its end. `undefined` for any other. */
function relativePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\.(?:\/|$)/.test(value)) return undefined
  const path = value.replace(/^\.\/*/, '').replace(/\/$/, '')
  return path === '' || entryPathProblem(path) === undefined ? path : undefined
}

function remoteSource(value: unknown): string | undefined {
  const [kind, repo, url, path, ref, sha, name, version] = [
    'source',
    'repo',
    'url',
    'path',
    'ref',
    'sha',
    'package',
    'version',
  ].map((key) => {
    const text = field(value, key)
    return typeof text === 'string' && /^[^\s#]{1,500}$/.test(text) ? text : undefined
  })
  const at = (sha ?? ref) === undefined ? '' : `#${sha ?? ref}`
  const below = path === undefined ? '' : `/${path.replace(/^\.?\/+/, '')}`
  if (kind === 'github' && repo !== undefined) return `${repo}${below}${at}`
  if ((kind === 'url' || kind === 'git-subdir') && url !== undefined) return `${url}${at}`
  if (kind === 'npm' && name !== undefined) return `npm:${name}${version === undefined ? '' : `@${version}`}`
  return undefined
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
