import { sep } from 'node:path'
import type { Candidate } from '@metier/core'
import type { FreshCandidate, ListingRow } from '../listing/listing-row.ts'
import { isStillAs, recallCandidate } from '../listing/recall-candidate.ts'
import type { RecalledFrom } from '../listing/recalled-candidate.ts'
import { glanceSkill } from './glance-skill.ts'
import { OneSkillUnit } from './one-skill-unit.ts'
import { outlinedCandidate } from './outlined-candidate.ts'
import { readCandidate } from './read-candidate.ts'
import { skillHead } from './skill-head.ts'
import type { WalkContext } from './walk-context.ts'
import type { Unit } from './walk-unit.ts'

/** One that was read, or was as it had been read before. */
class PlainUnit extends OneSkillUnit {
  declare readonly name: string
  declare readonly candidate: Candidate
  declare readonly realDirectory: string
  declare readonly origin?: ListingRow | FreshCandidate

  // oxlint-disable-next-line max-params -- made once for each of thousands of skills, each time a root is read
  constructor(name: string, realDirectory: string, candidate: Candidate, origin?: ListingRow | FreshCandidate) {
    super()
    this.name = name
    this.realDirectory = realDirectory
    this.candidate = candidate
    if (origin !== undefined) this.origin = origin
  }
}

/** The usual case, a directory with a readable SKILL.md, without any of the means that the others need. */
export function plainUnit(context: WalkContext, name: string): Unit | undefined {
  if (context.glances === true) {
    const glanced = glanceSkill(context, name)
    if (glanced !== false) return glanced
  }
  const directory = context.prefix + name
  const location = directory + skillHead.file
  const row = context.remembered?.find(name)
  try {
    const known = row && recalled({ context, row, directory, location })
    return known ?? justRead(context, name, { directory, location })
  } catch {
    return undefined
  }
}

/** One look at the stamp of a file says that it is as it was read before: a tenth of what reading it costs. */
function recalled(from: RecalledFrom): Unit | undefined {
  const { context, row, location } = from
  const stat = context.fileSystem.statLink(location)
  if (stat === undefined || !isStillAs(row, stat)) return undefined
  const candidate = recallCandidate(from)
  return candidate && new PlainUnit(row[0], realDirectoryOf(context, row[0], from.directory), candidate, row)
}

interface SkillPlaces {
  readonly directory: string
  readonly location: string
}

function justRead(context: WalkContext, directoryName: string, places: SkillPlaces): Unit | undefined {
  const { directory, location } = places
  const { limit, options } = skillHead
  const head = context.fileSystem.readHead(location, limit, options)
  if (head?.stat.kind !== 'file') return undefined
  const candidate =
    outlinedCandidate({ context, directoryName, directory, location, head }) ??
    readCandidate(context, { directory, location, head })
  const realDirectory = realDirectoryOf(context, directoryName, directory)
  const origin = context.remembered && { candidate, stat: head.stat }
  return new PlainUnit(directoryName, realDirectory, candidate, origin)
}

/** Nearly always equal to `directory`, which is then shared: thousands of second texts would only take memory. */
function realDirectoryOf({ realRoot, place }: WalkContext, name: string, directory: string): string {
  return realRoot === place.root.path ? directory : realRoot + sep + name
}
