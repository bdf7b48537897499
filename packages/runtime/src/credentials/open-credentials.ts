import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import type { Credential } from './credential.ts'

export interface OpenCredentialsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/** Tokens and passwords that `metier login` kept. They are never shown and never logged. */
export interface Credentials {
  /** Absolute. */
  readonly path: string
  /** Host, with its port where it has one, in lower case. */
  find(place: string): Credential | undefined
  hosts(): readonly string[]
  set(place: string, credential: Credential, writer: FileWriter): void
  /** `false` when there was none. */
  remove(place: string, writer: FileWriter): boolean
}

/** Opens the file, which only its owner may read. Throws `refused` when others can, and `invalid-config` for one that is none. */
export function openCredentials({ fileSystem, host }: OpenCredentialsOptions): Credentials {
  const path = join(platformDirectories(host).configuration, 'credentials.json')
  const read = (): Map<string, Credential> => {
    const bytes = fileSystem.read(path)
    if (bytes === undefined) return new Map()
    const mode = fileSystem.stat(path)?.mode ?? 0
    if (host.platform !== 'win32' && (mode & 0o077) !== 0) throw readable(path)
    return parse(new TextDecoder().decode(bytes), path)
  }
  const write = (hosts: ReadonlyMap<string, Credential>, writer: FileWriter): void => {
    const text = JSON.stringify({ version: 1, hosts: Object.fromEntries(hosts) }, null, 2)
    writer.write(path, `${text}\n`, { mode: 0o600 })
  }
  return {
    path,
    find: (place) => read().get(place),
    hosts: () => [...read().keys()],
    set(place, credential, writer) {
      write(read().set(place, credential), writer)
    },
    remove(place, writer) {
      const hosts = read()
      if (!hosts.delete(place)) return false
      write(hosts, writer)
      return true
    },
  }
}

function parse(text: string, path: string): Map<string, Credential> {
  try {
    const data: unknown = JSON.parse(text)
    const hosts = typeof data === 'object' && data !== null && 'hosts' in data ? data.hosts : undefined
    if (typeof hosts === 'object' && hosts !== null)
      return new Map(Object.entries(hosts).filter((entry): entry is [string, Credential] => isCredential(entry[1])))
  } catch {
    // Said below, without a word of what stands in it.
  }
  throw new MetierError({
    code: 'invalid-config',
    message: `${path} cannot be read.`,
    next: 'Remove it and log in again.',
  })
}

function isCredential(value: unknown): value is Credential {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const texts = value.kind === 'token' ? ['token'] : value.kind === 'password' ? ['user', 'password'] : ['']
  return texts.every((key) => typeof Reflect.get(value, key) === 'string')
}

function readable(path: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} holds tokens, and others can read it.`,
    next: `Run \`chmod 600 ${path}\`, and have the tokens replaced if somebody may have seen them.`,
  })
}
