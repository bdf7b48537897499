import type { SkillView } from '../skill-view.ts'

const reporting = /telemetry|crash[-_ ]?report/i

/** Reports of how a program is used: where the pages and the program (its path and its text) both call them so, whoever reads it knows. */
export function isToldReport({ openText }: SkillView, program: string): boolean {
  return reporting.test(openText) && reporting.test(program)
}
