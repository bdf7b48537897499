/** How often a long test runs its property: the given number, times METIER_SOAK_RUNS. */
export function runs(number: number): number {
  return Math.round(number * Number(process.env['METIER_SOAK_RUNS'] ?? 1))
}
