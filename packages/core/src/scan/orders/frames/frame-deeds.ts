import type { FrameClass } from './frame-classes.ts'

interface FrameDeed {
  /** Its words are names of things as well: in English they only count where something is done. */
  readonly isAlsoNamed: boolean
  /** By itself it makes a sentence one that may order something. */
  readonly mayOrder: boolean
}

const plain: FrameDeed = { isAlsoNamed: true, mayOrder: true }

/** The classes that are deeds, and what is asked of each. */
export const frameDeeds: ReadonlyMap<FrameClass, FrameDeed> = new Map<FrameClass, FrameDeed>([
  ['send', plain],
  ['give', plain],
  ['run', plain],
  ['write', plain],
  ['destroy', plain],
  ['lift', plain],
  ['obey', plain],
  ['ask', plain],
  ['fetch', { isAlsoNamed: true, mayOrder: false }],
  ['read', { isAlsoNamed: false, mayOrder: false }],
  ['trust', { isAlsoNamed: false, mayOrder: false }],
  ['swap', { isAlsoNamed: false, mayOrder: true }],
  ['push', { isAlsoNamed: false, mayOrder: true }],
  ['clean', { isAlsoNamed: false, mayOrder: true }],
])
