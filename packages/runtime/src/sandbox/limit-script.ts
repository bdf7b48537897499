import type { SandboxLimits } from '@metier/core'

export interface LimitScriptOptions {
  readonly limits: SandboxLimits
  /** The bound that the kernel is told for processes of this user; `undefined` where it would count wrongly. */
  readonly processes: number | undefined
  /** Lines of shell that come first. */
  readonly before?: string
}

/**
 * A line of POSIX shell that sets the limits of the kernel on itself and becomes the program. The flag for the
 * number of processes is `-p` in dash and busybox and `-u` in bash and zsh; a limit that the system refuses to
 * raise is already lower. File sizes are in blocks of 512 bytes, memory in KiB (POSIX, `ulimit`).
 */
const script = [
  'exec 9>&2 2>/dev/null',
  'ulimit -c 0',
  'ulimit -t "$1"',
  'ulimit -f "$2"',
  'ulimit -d "$3"',
  'ulimit -p "$4" || ulimit -u "$4"',
  'shift 4',
  'exec 2>&9 9>&-',
  'exec "$@"',
].join('; ')

/** The beginning of an argv that the program's own follows. Complaints of `ulimit` go nowhere. */
export function limitScript({ limits, processes, before }: LimitScriptOptions): readonly [string, ...string[]] {
  return [
    '/bin/sh',
    '-c',
    before === undefined ? script : `${before}\n${script}`,
    'sh',
    String(Math.max(1, Math.ceil(limits.cpuSeconds))),
    String(Math.max(1, Math.floor(limits.fileBytes / 512))),
    String(Math.max(1024, Math.floor(limits.memoryBytes / 1024))),
    processes === undefined ? 'unlimited' : String(processes),
  ]
}
