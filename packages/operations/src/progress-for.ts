import type { OperationContext } from './operation-context.ts'

/** Says what goes on: to whoever watches a terminal, and to the journal. */
export function progressFor({ journal, progress }: OperationContext): (what: string) => void {
  return (what) => {
    progress?.(what)
    journal.write('info', what)
  }
}
