import { nameKey, type Candidate, type Diagnostic, type FileStat, type Skill, type SkillOutline } from '@metier/core'
import { madeSkill } from './made-skill.ts'
import type { WalkContext } from './walk-context.ts'

const nothing: readonly Diagnostic[] = []

export interface BriefParts {
  readonly context: WalkContext
  /** Base name of `directory`. */
  readonly directoryName: string
  readonly directory: string
  readonly location: string
  readonly outline: SkillOutline
  readonly diagnostics?: readonly Diagnostic[] | undefined
  readonly stat: Pick<FileStat, 'size' | 'modified'>
}

/** A candidate that a listing describes well enough: the skill itself is made when it is first asked for. */
export abstract class BriefCandidate implements Candidate {
  // `declare` without a value: an initialised field is written twice, and there are thousands of these.
  declare readonly root: Candidate['root']
  declare readonly directory: string
  declare readonly location: string
  declare readonly brief: NonNullable<Candidate['brief']>
  declare readonly key: string
  declare readonly directoryKey: string
  declare readonly diagnostics: readonly Diagnostic[]
  abstract readonly size: number
  abstract readonly modified: number
  declare readonly digest: Candidate['digest']
  declare readonly verdict: Candidate['verdict']
  declare readonly trusted: boolean

  constructor({ context, directoryName, directory, location, outline, diagnostics, stat }: BriefParts) {
    const { digest, verdict } = context.facts.known(directory, stat)
    this.root = context.place.root
    this.directory = directory
    this.location = location
    this.brief = outline
    this.directoryKey = nameKey(directoryName)
    const { name } = outline
    this.key = name === directoryName ? this.directoryKey : nameKey(name)
    this.diagnostics = diagnostics ?? nothing
    this.digest = digest
    this.verdict = verdict
    this.trusted = context.trusted
  }

  get skill(): Skill {
    return madeSkill(this, () => this.makeSkill())
  }

  protected abstract makeSkill(): Skill
}
