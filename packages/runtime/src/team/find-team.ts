import { join } from 'node:path'
import { MetierError, charterRole, compareBytes, type FileSystem } from '@metier/core'

export interface TeamMember {
  /** Name of its directory. */
  readonly name: string
  /** What its charter says it is. */
  readonly role?: string
  readonly charter?: string
}

/** A team as it lies in a project. */
export interface Team {
  /** Relative to the project: `.ai-team`, or `.squad` as it is called later. */
  readonly name: string
  /** Absolute. */
  readonly directory: string
  /** In byte order of name. */
  readonly members: readonly TeamMember[]
}

export interface FindTeamOptions {
  readonly fileSystem: FileSystem
  /** Absolute. */
  readonly projectRoot: string
}

/** Where a team may lie; the first that is there is the one. */
const places = ['.squad', '.ai-team'] as const

/** Bytes: a charter goes into every prompt of its owner. */
const largestCharter = 1024 * 1024

/** The team of a project, `undefined` where there is none. Missing folders are normal (checklist SQD-70, SQD-71). */
export function findTeam({ fileSystem, projectRoot }: FindTeamOptions): Team | undefined {
  const present = places.filter((place) => fileSystem.stat(join(projectRoot, place))?.kind === 'directory')
  const name = present.find((place) => fileSystem.stat(join(projectRoot, place, 'agents')) !== undefined) ?? present[0]
  if (name === undefined) return undefined
  const directory = join(projectRoot, name)
  const members = (fileSystem.list(join(directory, 'agents')) ?? [])
    .filter(({ name: member, kind }) => kind === 'directory' && !member.startsWith('.') && !member.startsWith('_'))
    .toSorted((one, other) => compareBytes(one.name, other.name))
    .map((entry) => readMember(fileSystem, join(directory, 'agents', entry.name), entry.name))
  return { name, directory, members }
}

function readMember(fileSystem: FileSystem, directory: string, name: string): TeamMember {
  const path = join(directory, 'charter.md')
  const file = fileSystem.readHead(path, largestCharter, { followLink: false })
  if (file?.stat.kind !== 'file') return { name }
  if (file.stat.size > largestCharter) {
    throw new MetierError({
      code: 'too-large',
      message: `The charter ${path} is larger than 1 MiB.`,
      next: 'Shorten it: it goes into every prompt of its owner.',
    })
  }
  const charter = new TextDecoder().decode(file.bytes)
  const role = charterRole(charter)
  return { name, charter, ...(role !== undefined && { role }) }
}
