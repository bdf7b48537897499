import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { program, Sandbox } from '../cli/sandbox.ts'

// The same skill on machines that differ in all that a machine can differ in.

const files: readonly (readonly [string, string])[] = [
  ['SKILL.md', '---\nname: pdf\ndescription: Does pdf. Use when somebody asks for it.\n---\n\nDo it.\n'],
  ['references/ä.md', 'ä\n'],
  ['references/Z.md', 'Z\n'],
  ['references/a.md', 'a\r\n'],
  ['scripts/run.sh', '#!/bin/sh\n'],
]

interface Machine {
  readonly environment: Readonly<Record<string, string>>
  readonly umask: string
  readonly backwards: boolean
  /** Seconds since 1970, of every file. */
  readonly changed: number
  /** Of the plain files; what may be executed has more. */
  readonly mode: number
}

const machines: readonly Machine[] = [
  { environment: { TZ: 'UTC', LC_ALL: 'C' }, umask: '022', backwards: false, changed: 1_000_000_000, mode: 0o644 },
  {
    environment: { TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' },
    umask: '077',
    backwards: true,
    changed: 1_900_000_001,
    mode: 0o600,
  },
]

let sandboxes: Sandbox[] = []
beforeEach(() => {
  sandboxes = machines.map(() => new Sandbox())
})
afterEach(() => {
  for (const sandbox of sandboxes) sandbox.remove()
})

/** What packing gives on one machine. */
function packed({ environment, umask, backwards, changed, mode }: Machine, sandbox: Sandbox, format: string): string {
  for (const [path, text] of backwards ? files.toReversed() : files) {
    sandbox.write(`pdf/${path}`, text)
    const file = join(sandbox.project, 'pdf', path)
    chmodSync(file, path.startsWith('scripts/') ? mode | ((mode & 0o444) >> 2) : mode)
    utimesSync(file, changed, changed)
  }
  const line = 'umask "$0" && exec "$@"'
  const words = [process.execPath, program, 'pack', 'pdf', '--format', format, '--output', `out.${format}`]
  const { status, stderr } = spawnSync('/bin/sh', ['-c', line, umask, ...words], {
    cwd: sandbox.project,
    env: { ...sandbox.environment, ...environment },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
  return createHash('sha256')
    .update(readFileSync(join(sandbox.project, `out.${format}`)))
    .digest('hex')
}

describe.skipIf(process.platform === 'win32')('the same skill', () => {
  it.each(['skill', 'tar.gz'])(
    'is the same %s whatever zone, language, mask, dates and order of files a machine has',
    (format) => {
      const digests = machines.map((machine, at) => packed(machine, sandboxes[at] ?? new Sandbox(), format))
      expect(new Set(digests).size).toBe(1)
    },
    60_000,
  )
})
