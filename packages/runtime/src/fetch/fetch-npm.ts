import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, type PackageSource } from '@metier/core'
import { unpackArchive } from '../archive/unpack-archive.ts'
import type { FetchContext, FetchedPackage, Fetcher } from './fetch-context.ts'
import { runNpm } from './run-npm.ts'

type NpmSource = Extract<PackageSource, { kind: 'npm' }>

/** The skills of an npm package: the one in the project's `node_modules`, or what the user's npm gets from its registry. */
export const fetchNpm: Fetcher<'npm'> = async (source, context) => {
  const installed = source.version === undefined ? installedPackage(source, context) : undefined
  return installed ?? download(source, context)
}

/** The package that is installed here; which version that is, the project's own lock says. */
function installedPackage({ name }: NpmSource, { fileSystem, projectRoot }: FetchContext): FetchedPackage | undefined {
  const directory = join(projectRoot, 'node_modules', ...name.split('/'))
  const bytes = fileSystem.read(join(directory, 'package.json'))
  if (bytes === undefined) return undefined
  return { directory, ...partOf(directory, fileSystem), lock: lockOf(name, versionIn(bytes)) }
}

/** Packages keep skills in `skills/`; one that is a skill itself has them anywhere. */
function partOf(directory: string, fileSystem: FetchContext['fileSystem']): { readonly within?: string } {
  return fileSystem.statLink(join(directory, 'skills'))?.kind === 'directory' ? { within: 'skills' } : {}
}

function lockOf(name: string, version: string | undefined): FetchedPackage['lock'] {
  return { source: name, sourceType: 'node_modules', ...(version !== undefined && { version }) }
}

function versionIn(bytes: Uint8Array): string | undefined {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined
    return typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}

/** npm itself knows the user's registries, tokens and proxies, checks the integrity, and runs nothing of the package. */
async function download({ name, version }: NpmSource, options: FetchContext): Promise<FetchedPackage> {
  const { fileSystem, host, quarantine, progress, signal } = options
  const wanted = version === undefined ? name : `${name}@${version}`
  progress(`Fetching ${wanted} from npm`)
  const packed = join(quarantine, 'packed')
  const directory = join(quarantine, 'files')
  mkdirSync(packed)
  mkdirSync(directory)
  const words = ['pack', wanted, '--json', '--ignore-scripts', '--pack-destination', packed]
  const { stdout } = await runNpm(words, { cwd: options.projectRoot, host, ...(signal && { signal }) })
  const { filename, version: exact, integrity } = answerOf(stdout, wanted)
  await unpackArchive({ name: wanted, bytes: readFileSync(join(packed, filename)), directory })
  const root = join(directory, 'package')
  const lock = { ...lockOf(name, exact), ...(integrity !== undefined && { integrity }) }
  return { directory: root, ...partOf(root, fileSystem), lock }
}

interface Packed {
  readonly filename: string
  readonly version: string
  readonly integrity?: string
}

function answerOf(output: string, wanted: string): Packed {
  const data: unknown = JSON.parse(output)
  const first: unknown = Array.isArray(data) ? data[0] : undefined
  if (isPacked(first)) return first
  throw new MetierError({
    code: 'fetch-failed',
    message: `npm gave no package for ${wanted}.`,
    next: 'Check the name.',
  })
}

function isPacked(value: unknown): value is Packed {
  if (typeof value !== 'object' || value === null || !('filename' in value && 'version' in value)) return false
  const { filename, version } = value
  return typeof filename === 'string' && !/[\\/]/.test(filename) && typeof version === 'string'
}
