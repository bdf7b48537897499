import { blankSkill, nameKey, type Candidate, type Diagnostic, type KnownSkillFacts, type Skill } from '@metier/core'
import type { WalkContext } from '../discover/walk-context.ts'
import type { ListingRow } from './listing-row.ts'

const nothing: readonly Diagnostic[] = []

// Beside the candidates, not in them: hardly any of thousands is ever asked for its skill.
const made = new WeakMap<Candidate, Skill>()

export interface RecalledFrom {
  readonly context: WalkContext
  readonly row: ListingRow
  readonly directory: string
  readonly location: string
}

/** A candidate whose skill says no more than its name: the skill itself is made when somebody asks for it. */
export class RecalledCandidate implements Candidate {
  readonly root: Candidate['root']
  readonly directory: string
  readonly location: string
  readonly brief: NonNullable<Candidate['brief']>
  readonly key: string
  readonly directoryKey: string
  readonly diagnostics: readonly Diagnostic[]
  readonly size: number
  readonly modified: number
  readonly digest: string | null
  readonly verdict: KnownSkillFacts['verdict']
  readonly trusted: boolean

  constructor({ context, row, directory, location }: RecalledFrom) {
    const [directoryName, size, modified, , , name, description] = row
    const { digest, verdict } = context.facts.known(directory, { size, modified })
    this.root = context.place.root
    this.directory = directory
    this.location = location
    this.brief = { name, description }
    this.directoryKey = nameKey(directoryName)
    this.key = name === directoryName ? this.directoryKey : nameKey(name)
    this.diagnostics = row[8] ?? nothing
    this.size = size
    this.modified = modified
    this.digest = digest
    this.verdict = verdict
    this.trusted = context.trusted
  }

  get skill(): Skill {
    let skill = made.get(this)
    if (skill === undefined) made.set(this, (skill = blankSkill(this.brief.name, this.brief.description)))
    return skill
  }
}
