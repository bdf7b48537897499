/** The day of a time in milliseconds since 1970, in UTC, as `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
