import type { VerifyOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'

type Signature = NonNullable<VerifyOutput['skills'][number]['signature']>

/** Who vouches for a skill, in a few words. */
export function signed({ state, signer = '', publisher = '', why = '' }: Signature): string {
  if (state === 'trusted') return `signed by ${printable(publisher)}`
  if (state === 'unknown') return `signed by ${printable(signer)}, a key you do not know`
  return state === 'unsigned' ? 'not signed' : `wrongly signed: ${printable(why)}`
}
