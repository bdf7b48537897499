import type { CancelSignal, FileSystem, Host, LockEntry, PackageSource, PackageSourceKind } from '@metier/core'
import type { Download } from './download.ts'

/** What a fetcher may use. */
export interface FetchContext {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Absolute; what a relative path begins from. */
  readonly projectRoot: string
  /** Absolute; an empty directory that is thrown away afterwards. */
  readonly quarantine: string
  readonly download: Download
  /** Names of the skills that are wanted; empty is all. What brings them one by one brings no others. */
  readonly wanted: readonly string[]
  /** Says what goes on, in a few words, for the one line of progress. */
  readonly progress: (what: string) => void
  readonly signal?: CancelSignal
  /** Asks whether a program that a source names may be started; nobody is there to agree without it. */
  readonly agreeToStart?: (command: string) => Promise<boolean>
}

/** Files of a source as they came: nothing of them has been judged. */
export interface FetchedPackage {
  /** Absolute; within the quarantine, or a directory of the user's own. */
  readonly directory: string
  /** What the lock says of where it came from. */
  readonly lock: Pick<LockEntry, 'source' | 'sourceType'> & Partial<LockEntry>
  /** Look for skills below this directory only; relative with `/`. */
  readonly within?: string
  /** What was offered and not brought, with the reason. */
  readonly refused?: readonly { readonly path: string; readonly message: string }[]
}

/** Brings one kind of source. Throws `fetch-failed`, `refused`, `integrity-failed`, `not-found` or `missing-dependency`. */
export type Fetcher<Kind extends PackageSourceKind> = (
  source: Extract<PackageSource, { kind: Kind }>,
  context: FetchContext,
) => Promise<FetchedPackage>
