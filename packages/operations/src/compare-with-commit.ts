import { newFindings, type ScanFinding, type ScanPolicy } from '@metier/core'
import { openGitRevision, scanDirectory, type SkillScanner } from '@metier/runtime'
import { aroundFindings } from './around-findings.ts'
import type { SkillPath } from './expand-skill-path.ts'
import type { OperationContext } from './operation-context.ts'

export interface CompareOptions {
  readonly skills: readonly SkillPath[]
  readonly scanner: SkillScanner
  readonly policy: ScanPolicy
  readonly context: OperationContext
}

export interface Comparison {
  /** Of the findings of a skill, those that were not there at the commit; all of them for a skill that is new. */
  newOf(directory: string, findings: readonly ScanFinding[]): Promise<readonly ScanFinding[]>
}

/** Judges skills as they were at a commit, by the rules of today. Throws `not-found` where git does not know it. */
export async function compareWithCommit(reference: string, options: CompareOptions): Promise<Comparison> {
  const { skills, scanner, policy, context } = options
  const { fileSystem, host, clock, configuration, cwd } = context
  const revision = await openGitRevision({ fileSystem, host, directory: skills[0]?.directory ?? cwd, reference })
  const { rules, notes } = await scanner.ownRules()
  return {
    async newOf(directory, findings) {
      // What has no findings has no new ones, and nobody need ask git.
      if (findings.length === 0) return []
      const then = await revision.treeOf(directory)
      if (then === undefined) return findings
      const { limits } = configuration.scan
      const common = { clock, directory, policy, limits, userRules: rules, notes }
      const { findings: before } = scanDirectory({ fileSystem: then, ...common })
      const around = { now: aroundFindings(fileSystem, directory), before: aroundFindings(then, directory) }
      return newFindings(findings, before, { around })
    },
  }
}
