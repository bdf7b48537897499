import type { CurationPlan, SkillFiles } from '@metier/core'
import { unifiedDiff } from './unified-diff.ts'

/** A plan of curation as it is shown, merges with their differences. */
export function showCuration({ promotions, kept, merges, covered, contradictions, stale }: CurationPlan) {
  return {
    promotions: promotions.map(({ name, to, why, files }) => ({ name, to, why: [...why], text: textOf(files) })),
    kept: kept.map(({ text, agents, reasons }) => ({ text, agents: [...agents], reasons: [...reasons] })),
    merges: merges.map(({ into, from, likeness, why, before, after }) => ({
      into,
      from: [...from],
      likeness: Math.round(likeness * 100) / 100,
      why,
      diff: unifiedDiff(`${into}/SKILL.md`, textOf(before), textOf(after)),
    })),
    covered: covered.map(({ path, by, likeness }) => ({ path, by, likeness: Math.round(likeness * 100) / 100 })),
    contradictions: contradictions.map(({ one, other }) => ({ one: { ...one }, other: { ...other } })),
    stale: stale.map((each) => ({ ...each })),
  }
}

function textOf(files: SkillFiles): string {
  return new TextDecoder().decode(files.get('SKILL.md')?.bytes)
}
