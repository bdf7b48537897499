import type { Candidate } from '@metier/core'
import type { FoundSkill, Unit } from './walk-unit.ts'

const nothing: readonly never[] = []

/** A unit that is one skill and nothing else. Unit and skill in one object, because there are thousands of them. */
export abstract class OneSkillUnit implements Unit, FoundSkill {
  abstract readonly name: string
  abstract readonly candidate: Candidate
  abstract readonly realDirectory: string

  get only(): FoundSkill {
    return this
  }

  get found(): readonly FoundSkill[] {
    return [this]
  }

  get linked(): boolean {
    return false
  }

  get listed(): readonly never[] {
    return nothing
  }

  get links(): readonly never[] {
    return nothing
  }

  get problems(): readonly never[] {
    return nothing
  }
}
