/** The first choice where a person picks among the skills of a source: all of them. */
export function everySkill(count: number): string {
  return `all ${count}`
}
