import type { OperationContext } from './operation-context.ts'

/** Reports progress to the terminal, if there is one, and to the journal. */
export function progressFor({ journal, progress }: OperationContext): (what: string) => void {
  return (what) => {
    progress?.(what)
    journal.write('info', what)
  }
}
