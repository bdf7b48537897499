import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative } from 'node:path'

export interface PrivatePlaces {
  /** Variables that name them. */
  readonly environment: Readonly<Record<string, string>>
  remove(): void
}

export interface PrivatePlacesOptions {
  /** Absolute home of the user. */
  readonly home: string
  /** Absolute paths; those below the home are linked to from the empty one, where programs look for them. */
  readonly credentials: readonly string[]
}

/** An empty home and an empty directory for temporary files. Nothing keeps a program from the real ones but their names. */
export function makePrivatePlaces({ home, credentials }: PrivatePlacesOptions): PrivatePlaces {
  const place = mkdtempSync(join(tmpdir(), 'metier-run-'))
  const own = join(place, 'home')
  const temporary = join(place, 'tmp')
  for (const path of [own, temporary]) mkdirSync(path, { mode: 0o700 })
  for (const credential of credentials) {
    const way = relative(home, credential)
    if (way === '' || way.startsWith('..') || isAbsolute(way)) continue
    mkdirSync(dirname(join(own, way)), { recursive: true, mode: 0o700 })
    linkQuietly(credential, join(own, way))
  }
  return { environment: { HOME: own, TMPDIR: temporary }, remove: () => removeQuietly(place) }
}

/** One credential may lie in another that is granted as well. */
function linkQuietly(target: string, path: string): void {
  try {
    symlinkSync(target, path)
  } catch {
    // There already.
  }
}

function removeQuietly(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true, maxRetries: 2 })
  } catch {
    // Left to the system's own cleaning of temporary files.
  }
}
