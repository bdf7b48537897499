import { fetchBases, type FetchBasesOptions, type LocalChanges } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export interface BringBasesOptions extends FetchBasesOptions {
  readonly changes: LocalChanges
}

/** The files that a merge compares both sides with. Those that nobody has any more are told of in the journal. */
export async function bringBases(
  changing: Parameters<typeof fetchBases>[0],
  { changes, ...options }: BringBasesOptions,
  { journal }: Pick<OperationContext, 'journal'>,
): Promise<void> {
  if (changes !== 'merge') return
  for (const name of await fetchBases(changing, options)) {
    journal.write(
      'warn',
      `What was installed of ${name} is neither in your store nor at its source: where yours differs from the new version, both are kept, and what you had deleted comes back.`,
    )
  }
}
