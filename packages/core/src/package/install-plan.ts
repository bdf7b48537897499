import type { LockEntry } from './lock-file.ts'

/** A skill that was fetched, verified and judged, ready to be put in place. */
export interface IncomingSkill {
  /** Of the directory it will have; its own name, or the one it was asked to have. */
  readonly name: string
  /** `sha256:` and 64 hex digits. */
  readonly digest: string
  /** What the lock will say of it. */
  readonly entry: LockEntry
}

/** What stands where a skill shall go. Absent when nothing does. */
export type PresentThing =
  | { readonly kind: 'directory'; readonly digest: string | undefined }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'other' }

/** One directory of one agent or of several that share it. */
export interface InstallPlace {
  /** Absolute directory that holds skills. */
  readonly root: string
  /** Agents that look here. */
  readonly agents: readonly string[]
  /** The first place holds the files; the others point to it, or hold a copy each. */
  readonly form: 'files' | 'link' | 'copy'
}

export interface InstallStep {
  readonly name: string
  /** Absolute. */
  readonly path: string
  readonly form: InstallPlace['form']
  readonly action: 'create' | 'replace' | 'keep'
  /** Moves aside what a person changed, so that nothing is lost. */
  readonly backup: boolean
}

export interface InstallRefusal {
  readonly name: string
  readonly path: string
  readonly why: 'other-source' | 'changed-here' | 'not-ours' | 'same-name'
  readonly message: string
  readonly next: string
}

/** What installing would do: shown to people, carried out only when there is no refusal. */
export interface InstallPlan {
  readonly steps: readonly InstallStep[]
  readonly refusals: readonly InstallRefusal[]
  /** What the lock gains or changes, by name. */
  readonly entries: ReadonlyMap<string, LockEntry>
}
