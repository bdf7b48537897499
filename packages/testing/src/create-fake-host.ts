import type { Host } from '@metier/core'

export interface FakeHostOptions {
  readonly platform?: string
  readonly home?: string
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Programs on PATH. */
  readonly binaries?: readonly string[]
}

/** A machine that has what a test says, and nothing else. */
export function createFakeHost(options: FakeHostOptions = {}): Host {
  const binaries = new Set(options.binaries)
  return {
    platform: options.platform ?? 'linux',
    home: options.home ?? '/home/user',
    environment: options.environment ?? {},
    hasBinary: (name) => binaries.has(name),
  }
}
