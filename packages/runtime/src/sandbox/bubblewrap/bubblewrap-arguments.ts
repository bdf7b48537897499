import type { SandboxCommand } from '@metier/core'
import type { BubblewrapAbilities } from './bubblewrap-abilities.ts'
import type { Mount } from './mount.ts'
import type { MountPlan } from './plan-mounts.ts'

export interface BubblewrapArgumentsOptions {
  readonly command: SandboxCommand
  readonly plan: MountPlan
  /** Arguments that show the system. */
  readonly system: readonly string[]
  readonly abilities: BubblewrapAbilities
}

/** All that bubblewrap is told beside the program, without the environment of anybody in it. */
export function bubblewrapArguments(options: BubblewrapArgumentsOptions): readonly string[] {
  const { command, plan, abilities } = options
  const size = (bytes: number) => (abilities.size ? ['--size', String(Math.max(4096, bytes))] : [])
  return [
    '--unshare-user',
    '--unshare-pid',
    '--unshare-ipc',
    '--unshare-uts',
    '--unshare-cgroup-try',
    ...(command.grants.network ? [] : ['--unshare-net']),
    // Namespaces inside namespaces give back capabilities, and with them most of what is wrong in kernels.
    ...(abilities.disableNamespaces ? ['--disable-userns'] : []),
    '--die-with-parent',
    // Without a terminal of its own a program could push keys into the user's (TIOCSTI).
    '--new-session',
    '--cap-drop',
    'ALL',
    '--hostname',
    'sandbox',
    ...options.system,
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    ...size(command.limits.memoryBytes / 4),
    '--tmpfs',
    '/dev/shm',
    ...plan.mounts.flatMap((mount) => mountArguments(mount, size)),
    ...plan.mounts.flatMap(({ kind, path }) => (kind === 'hidden' ? ['--remount-ro', path] : [])),
    // The superuser of the machine may write settings of the kernel even without any capability: their files are his.
    '--remount-ro',
    '/proc',
    '--remount-ro',
    '/dev',
    '--remount-ro',
    '/',
    '--chdir',
    plan.cwd,
    ...Object.entries(command.environment).flatMap(([name, value]) => ['--setenv', name, value]),
  ]
}

function mountArguments(mount: Mount, size: (bytes: number) => readonly string[]): readonly string[] {
  switch (mount.kind) {
    case 'read':
      return ['--ro-bind', mount.from ?? mount.path, mount.path]
    case 'write':
      return ['--bind', mount.path, mount.path]
    case 'private':
      return [...size(mount.bytes), '--tmpfs', mount.path]
    case 'hidden':
      return ['--tmpfs', mount.path]
    case 'socket':
      return ['--ro-bind', mount.from, mount.path]
    case 'link':
      return ['--symlink', mount.target, mount.path]
    default:
      return mount satisfies never
  }
}
