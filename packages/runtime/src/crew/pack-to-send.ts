import type { SkillFiles } from '@metier/core'
import { writePack } from '../store/write-pack.ts'

/** A skill in a piece of memory of its own, which can be handed to another thread. */
export function packToSend(files: SkillFiles): Uint8Array<ArrayBuffer> {
  // What Node allocates for something small is a part of what it shares with others.
  return new Uint8Array(writePack(files))
}
