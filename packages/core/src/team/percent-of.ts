/** A part of a context window in percent, with one digit behind the point, as Squad's table writes it (SQD-29). */
export function percentOf(tokens: number, contextWindow: number): string {
  return ((tokens / contextWindow) * 100).toFixed(1)
}
