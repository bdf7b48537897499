import { blankSkill, type Skill } from '@metier/core'
import { BriefCandidate } from '../discover/brief-candidate.ts'
import type { WalkContext } from '../discover/walk-context.ts'
import type { ListingRow } from './listing-row.ts'

export interface RecalledFrom {
  readonly context: WalkContext
  readonly row: ListingRow
  readonly directory: string
  readonly location: string
}

/** A candidate whose skill says no more than its name. */
export class RecalledCandidate extends BriefCandidate {
  declare readonly size: number
  declare readonly modified: number

  constructor({ context, row, directory, location }: RecalledFrom) {
    const [directoryName, size, modified, , , name, description, , diagnostics] = row
    const outline = { name, description }
    super({ context, directoryName, directory, location, outline, diagnostics, stat: { size, modified } })
    this.size = size
    this.modified = modified
  }

  protected override makeSkill(): Skill {
    return blankSkill(this.brief.name, this.brief.description)
  }
}
