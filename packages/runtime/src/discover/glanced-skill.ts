import { sep } from 'node:path'
import {
  blankSkill,
  MetierError,
  nameKey,
  type Candidate,
  type Diagnostic,
  type FileStat,
  type KnownSkillFacts,
  type Skill,
  type SkillOutline,
} from '@metier/core'
import { madeSkill } from './made-skill.ts'
import { OneSkillUnit } from './one-skill-unit.ts'
import { readCandidate } from './read-candidate.ts'
import { skillHead } from './skill-head.ts'
import type { WalkContext } from './walk-context.ts'

const nothing: readonly never[] = []

/** Of a file that is gone by the time somebody asks. */
const gone = { size: 0, modified: 0 }

/**
 * A skill that was seen and is not expected to be looked at again: it keeps its outline and nothing of the file, and goes to
 * the disk once more for whatever else is asked of it. Of thousands nearly none is. Unit, find and candidate in one
 * object of four fields, because the engine copies whatever is kept, twice, before it leaves it alone.
 */
export class GlancedSkill extends OneSkillUnit implements Candidate {
  // `declare` without a value: an initialised field is written twice, and there are thousands of these.
  /** Of its directory. */
  declare readonly name: string
  declare readonly brief: SkillOutline
  declare private readonly context: WalkContext
  declare private readonly facts: KnownSkillFacts

  constructor(context: WalkContext, name: string, brief: SkillOutline) {
    super()
    this.name = name
    this.brief = brief
    this.context = context
    this.facts = context.facts.known(this.directory, this)
  }

  get candidate(): Candidate {
    return this
  }

  get realDirectory(): string {
    return this.context.realRoot + sep + this.name
  }

  get root(): Candidate['root'] {
    return this.context.place.root
  }

  get directory(): string {
    return this.context.prefix + this.name
  }

  get location(): string {
    return this.directory + skillHead.file
  }

  get directoryKey(): string {
    return nameKey(this.name)
  }

  get key(): string {
    // What is outlined has a name that is its own key.
    return this.brief.name
  }

  get diagnostics(): readonly Diagnostic[] {
    return nothing
  }

  get trusted(): boolean {
    return this.context.trusted
  }

  get digest(): Candidate['digest'] {
    return this.facts.digest
  }

  get verdict(): Candidate['verdict'] {
    return this.facts.verdict
  }

  get size(): number {
    return this.stamp().size
  }

  get modified(): number {
    return this.stamp().modified
  }

  get skill(): Skill {
    return madeSkill(this, () => this.read() ?? blankSkill(this.brief.name, this.brief.description))
  }

  private read(): Skill | undefined {
    const { directory, location } = this
    const { limit, options } = skillHead
    return orNothing(() => {
      const head = this.context.fileSystem.readHead(location, limit, options)
      return head?.stat.kind === 'file' ? readCandidate(this.context, { directory, location, head }).skill : undefined
    })
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
