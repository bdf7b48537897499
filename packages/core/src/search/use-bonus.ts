/** What a skill gains that was used without end: less than a word of a question of ten, enough to part what is level. */
const mostBonus = 0.02
/** Uses that give half of it. */
const usualUses = 4

/** What the uses of a skill add where it is put in order. */
export function useBonus(uses: number): number {
  return uses > 0 ? (mostBonus * uses) / (uses + usualUses) : 0
}
