import { sameBytes } from '../same-bytes.ts'
import type { PresentTeam } from './plan-team-upgrade.ts'

export interface BesideOptions {
  readonly path: string
  readonly bytes: Uint8Array
  readonly present: PresentTeam
  /** Is this what Metier laid there the last time, and nobody touched it since? */
  readonly isOurs: (bytes: Uint8Array) => boolean
}

/** Where the new version of a file goes that a person has changed. */
export interface BesidePlace {
  readonly at: string
  readonly before: Uint8Array | null
  /** It lies there already, byte for byte. */
  readonly done: boolean
}

/** The first of `.new`, `.new-2`, … that is free or holds nothing that a person wrote. */
export function besidePath({ path, bytes, present, isOurs }: BesideOptions): BesidePlace {
  for (let number = 1; ; number += 1) {
    const at = `${path}.new${number === 1 ? '' : `-${number}`}`
    const there = present.read(at)
    if (there === undefined) return { at, before: null, done: false }
    if (there === null) continue
    if (sameBytes(there, bytes)) return { at, before: there, done: true }
    if (isOurs(there)) return { at, before: there, done: false }
  }
}
