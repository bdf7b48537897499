import { blankSkill, MetierError, type FileStat, type Skill } from '@metier/core'
import { BriefCandidate, type BriefParts } from './brief-candidate.ts'
import { readCandidate } from './read-candidate.ts'
import { skillHead } from './skill-head.ts'
import type { WalkContext } from './walk-context.ts'

/** Of a file that is gone by the time somebody asks. */
const gone = { size: 0, modified: 0 }

/**
 * A candidate that was seen and is not expected to be looked at again: it keeps its outline and nothing of the file, and
 * goes to the disk once more for whatever else is asked of it. Of thousands nearly none is.
 */
export class GlancedCandidate extends BriefCandidate {
  declare private readonly context: WalkContext

  constructor(parts: BriefParts) {
    super(parts)
    this.context = parts.context
  }

  get size(): number {
    return this.stamp().size
  }

  get modified(): number {
    return this.stamp().modified
  }

  protected override makeSkill(): Skill {
    const { directory, location, brief } = this
    const { limit, options } = skillHead
    const skill = orNothing(() => {
      const head = this.context.fileSystem.readHead(location, limit, options)
      return head?.stat.kind === 'file' ? readCandidate(this.context, { directory, location, head }).skill : undefined
    })
    return skill ?? blankSkill(brief.name, brief.description)
  }

  private stamp(): Pick<FileStat, 'size' | 'modified'> {
    return orNothing(() => this.context.fileSystem.statLink(this.location)) ?? gone
  }
}

function orNothing<Result>(look: () => Result): Result | undefined {
  try {
    return look()
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    return undefined
  }
}
