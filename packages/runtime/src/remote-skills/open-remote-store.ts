import { MetierError, type Clock, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { join } from 'node:path'
import { foreignSkill } from './foreign-skill.ts'
import { remoteSkillsDirectory } from './remote-skills-directory.ts'
import type { RemoteSkill } from './remote-skill.ts'

/** What a person agreed to. */
export interface RemoteApproval {
  readonly label: string
  /** Address or command of the server. */
  readonly origin: string
  readonly uri: string
  /** Of the whole set of files; another set is another question. */
  readonly digest: string
  /** The skill's name in our catalogue. */
  readonly name: string
  /** ISO 8601. */
  readonly approved: string
}

export interface RemoteStore {
  approvals(): readonly RemoteApproval[]
  /** Keeps the verified files of a skill that a person agreed to, in the place of an older version. */
  keep(kept: KeptSkill): RemoteApproval
  /** Takes away all that came from a server; gives the names of the skills that are gone. */
  removeServer(label: string): readonly string[]
}

export interface KeptSkill {
  readonly label: string
  readonly origin: string
  /** Of `foreignNames`. */
  readonly name: string
  readonly skill: RemoteSkill
  readonly files: ReadonlyMap<string, Uint8Array>
}

export interface OpenRemoteStoreOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
}

const largest = 4 * 1024 * 1024

/** Skills of other servers as files of ours: `skills/LABEL/NAME/`, and beside them what was agreed to. */
export function openRemoteStore({ fileSystem, writer, host, clock }: OpenRemoteStoreOptions): RemoteStore {
  const directory = remoteSkillsDirectory(host)
  const file = join(directory, 'approvals.json')
  const read = (): readonly RemoteApproval[] => readApprovals(fileSystem, file)
  const write = (approvals: readonly RemoteApproval[]) =>
    writer.write(file, `${JSON.stringify({ schema: 'metier.remote/1', approvals }, null, 2)}\n`, { mode: 0o600 })
  return {
    approvals: read,
    keep: ({ label, origin, name, skill, files }) => {
      const others = read()
      if (others.some((each) => each.label === label && each.origin !== origin)) throw labelTaken(label)
      const place = join(directory, 'skills', label, name)
      const beside = join(directory, `.new-${process.pid}-${name}`)
      writer.remove(beside)
      for (const [path, bytes] of files) {
        const content = path === 'SKILL.md' ? foreignSkill({ skill, name, label, origin, bytes }) : bytes
        writer.write(join(beside, ...path.split('/')), content, { mode: 0o600 })
      }
      writer.remove(place)
      writer.makeDirectory(join(directory, 'skills', label))
      writer.rename(beside, place)
      const approved = new Date(clock.now()).toISOString()
      const approval = { label, origin, uri: skill.uri, digest: skill.digest, name, approved }
      write([...others.filter((each) => each.name !== name), approval])
      return approval
    },
    removeServer: (label) => {
      const all = read()
      const gone = all.filter((each) => each.label === label)
      if (gone.length === 0) return []
      write(all.filter((each) => each.label !== label))
      writer.remove(join(directory, 'skills', label))
      return gone.map(({ name }) => name)
    },
  }
}

function readApprovals(fileSystem: FileSystem, file: string): readonly RemoteApproval[] {
  const head = fileSystem.readHead(file, largest, { followLink: false })
  if (head === undefined) return []
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(head.bytes))
    const listed: unknown = typeof value === 'object' && value !== null && 'approvals' in value ? value.approvals : []
    return Array.isArray(listed) ? listed.filter(isApproval) : []
  } catch {
    return []
  }
}

function isApproval(value: unknown): value is RemoteApproval {
  if (typeof value !== 'object' || value === null) return false
  const members = new Map<string, unknown>(Object.entries(value))
  const keys = ['label', 'origin', 'uri', 'digest', 'name', 'approved']
  return keys.every((key) => typeof members.get(key) === 'string') && /^[a-z0-9-]+$/.test(String(members.get('label')))
}

function labelTaken(label: string): MetierError {
  return new MetierError({
    code: 'already-exists',
    message: `Another server is known here as ${label}.`,
    next: 'Choose a name for this one with --as NAME.',
  })
}
