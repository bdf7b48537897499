import { MetierError, type SandboxCommand } from '@metier/core'
import { findProgram } from '../../process/find-program.ts'
import { killGroup } from '../../process/kill-group.ts'
import type { RunningProcess } from '../../process/running-process.ts'
import { spawnGroup } from '../../process/spawn-group.ts'
import { isAlone } from '../../process/is-alone.ts'
import { untilGone } from '../../process/until-gone.ts'
import type { Cgroups } from '../cgroup/open-cgroups.ts'
import { createBounds } from '../create-bounds.ts'
import { limitArguments } from '../limit-arguments.ts'
import { limitScript } from '../limit-script.ts'
import { bubblewrapArguments } from './bubblewrap-arguments.ts'
import type { Bubblewrap } from './find-bubblewrap.ts'
import { joinArguments } from './join-arguments.ts'
import { openHostAccess, type HostAccess } from './open-host-access.ts'
import { planMounts, type MountPlan } from './plan-mounts.ts'
import { readStatus, type BubblewrapStatus } from './read-status.ts'
import type { SharedSystem } from './shared-system.ts'

export interface LaunchBubblewrapOptions {
  readonly bubblewrap: Bubblewrap
  readonly system: SharedSystem
  /** Absolute home of the user. */
  readonly home: string
  /** Absolute directories of Metier's own. */
  readonly own: readonly string[]
  readonly cgroups: Cgroups
  /** Is anything written to its standard input? */
  readonly isTalkedTo: boolean
  /** What programs on PATH need beside the system. */
  readonly toolchains: (path: string | undefined, program: string) => readonly string[]
}

/** The descriptors after the standard ones: arguments in, status out. */
const argumentsDescriptor = 3
const statusDescriptor = 4

/** Bubblewrap outside, and the first process inside. */
const ownProcesses = 2

/** Starts one command in namespaces of its own. */
export function launchBubblewrap(given: SandboxCommand, options: LaunchBubblewrapOptions): RunningProcess {
  const access = openHostAccess(given)
  try {
    return launch(given, access, options)
  } catch (error) {
    access?.close()
    throw error
  }
}

function launch(
  given: SandboxCommand,
  access: HostAccess | undefined,
  options: LaunchBubblewrapOptions,
): RunningProcess {
  const command = access ? { ...given, environment: { ...given.environment, ...access.environment } } : given
  const program = findProgram({ name: command.argv[0], path: command.environment['PATH'], cwd: command.cwd })
  const { bubblewrap, system } = options
  const files = system.files(command.grants.network)
  const text = argumentsText({ command, program, access, options }, files.arguments)
  // In namespaces of their own the kernel counts the processes of each ordinary user there, but not the superuser's.
  const boundMeanwhile = process.getuid?.() !== 0
  const bounds = createBounds({
    cgroups: options.cgroups,
    limits: command.limits,
    extra: ownProcesses + (access ? 1 : 0),
    boundMeanwhile,
  })
  const letGo = system.keeper?.hold()
  let status: BubblewrapStatus | undefined
  return spawnGroup({
    argv: [
      bubblewrap.program,
      '--args',
      String(argumentsDescriptor),
      '--json-status-fd',
      String(statusDescriptor),
      '--',
      ...limiter(command.limits, files.limitProgram),
      ...(access?.argv ?? []),
      program,
      ...command.argv.slice(1),
    ],
    // So that it can be found when we are gone.
    ...(system.owner !== undefined && { name: system.owner }),
    cwd: '/',
    // The child's variables stand in the arguments: bubblewrap itself runs outside, and some change what it loads.
    environment: {},
    isTalkedTo: options.isTalkedTo,
    pipes: ['to-child', 'from-child'],
    enclose: (start) => bounds.enclose(start),
    started(pid, [toChild, fromChild]) {
      if (fromChild) status = readStatus(fromChild)
      // Nothing happens in there until the arguments have arrived.
      bounds.begin(pid, () => killGroup(pid))
      toChild?.end(text)
    },
    async cleanUp() {
      await status?.ended
      if (status?.started() === true && isAlone(status.firstPid())) return
      await untilGone(status?.firstPid())
    },
    release() {
      letGo?.()
      access?.close()
      bounds.release()
    },
    judge(end, complaint) {
      if (end.signal === null && status?.started() !== true) throw notSetUp(complaint)
      return bounds.judge(end)
    },
  })
}

/** Goes through a pipe: the child's variables stand in it, and a command line can be read by others. */
function argumentsText(options: PlanViewOptions, systemFiles: readonly string[]): string {
  const { command, access } = options
  const { bubblewrap, system } = options.options
  const certificates = command.grants.network || access ? system.view.certificates : []
  return joinArguments(
    bubblewrapArguments({
      command,
      plan: planView(options),
      system: [...system.view.arguments, ...certificates, ...systemFiles],
      abilities: bubblewrap.abilities,
    }),
  )
}

/** What the program's own argv follows. */
function limiter(limits: SandboxCommand['limits'], program: string | undefined): readonly string[] {
  if (program !== undefined) return [program, ...limitArguments(limits)]
  return limitScript({ limits, processes: limits.processes })
}

interface PlanViewOptions {
  readonly command: SandboxCommand
  readonly program: string
  readonly access: HostAccess | undefined
  readonly options: LaunchBubblewrapOptions
}

/** What it sees of the disk, with what its programs need and what the way to the hosts needs. */
function planView({ command, program, access, options: { toolchains, home, own: kept } }: PlanViewOptions): MountPlan {
  const own = access ? toolchains(undefined, process.execPath) : []
  const needed = [...toolchains(command.environment['PATH'], program), ...own]
  const plan = planMounts({ command, home, toolchains: needed, own: kept })
  return access ? { ...plan, mounts: [...plan.mounts, access.mount] } : plan
}

function notSetUp(complaint: string): MetierError {
  const words =
    complaint
      .trim()
      .split('\n')[0]
      ?.replace(/^bwrap: /, '') ?? ''
  return new MetierError({
    code: 'sandbox-unavailable',
    message: `The sandbox could not be set up: ${words === '' ? 'bubblewrap ended without a word' : words}.`,
    next: 'Run `metier doctor` to see what this machine offers; docs/containment.md says what each sandbox needs.',
  })
}
