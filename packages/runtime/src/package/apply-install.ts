import { mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { InstallPlan, InstallStep } from '@metier/core'
import { systemErrorCode } from '../disk/disk-error.ts'
import { enterStaging } from '../store/enter-staging.ts'
import { isThere } from '../store/is-there.ts'
import { leaveStaging } from '../store/leave-staging.ts'
import type { SkillStore } from '../store/open-store.ts'
import { replaceDirectory } from '../store/replace-directory.ts'
import { makeLink } from './make-link.ts'
import { moveWholeRoots } from './move-whole-roots.ts'

export interface ApplyInstallOptions {
  readonly store: SkillStore
  readonly plan: InstallPlan
  /** Digest by the name of the skill. */
  readonly digests: ReadonlyMap<string, string>
  /** Absolute; what was changed by a person is moved here, never thrown away. */
  readonly backups: string
  readonly keepAlive: () => void
  /** Skills that lie ready, by the path that they are for, see `makeAhead`. */
  readonly ready?: ReadonlyMap<string, string>
}

/** Steps between two signs of life. */
const beat = 50

/** Carries out a plan without refusals, step by step; each is done whole or not at all. Gives where things were moved. */
export function applyInstall(options: ApplyInstallOptions): readonly string[] {
  const { store, plan, digests, backups, keepAlive, ready = new Map<string, string>() } = options
  const moved: string[] = []
  const there = moveWholeRoots(plan.steps, ready)
  const steps = plan.steps.filter(({ action, path }) => action !== 'keep' && !there.has(path))
  const roots = new Set(steps.map(({ path }) => dirname(path)))
  const homes = new Map(plan.steps.filter(({ form }) => form === 'files').map(({ name, path }) => [name, path]))
  for (const root of roots) enterStaging(root)
  for (const [at, step] of steps.entries()) {
    if (at % beat === beat - 1) keepAlive()
    const home = step.form === 'link' ? homes.get(step.name) : undefined
    if (home !== undefined && step.action === 'create') {
      makeLink({ path: step.path, to: home })
      continue
    }
    const tree = step.action === 'create' ? ready.get(step.path) : undefined
    if (tree !== undefined && isMoved(tree, step.path)) continue
    const backup = step.backup ? freePath(join(backups, basename(step.path))) : undefined
    replaceDirectory({
      root: dirname(step.path),
      name: basename(step.path),
      make: (path) => make(step, { path, home, store, digests }),
      isStaged: true,
      ...(backup !== undefined && { backup }),
    })
    if (backup !== undefined) moved.push(backup)
  }
  for (const root of roots) leaveStaging(root)
  return moved
}

/** False where something stands by now, and where it is another disk after all; nothing was moved then. */
function isMoved(from: string, to: string): boolean {
  if (isThere(to)) return false
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (systemErrorCode(error) !== 'EXDEV') throw error
    return false
  }
}

interface MakeOptions extends Pick<ApplyInstallOptions, 'store' | 'digests'> {
  readonly path: string
  /** What a link leads to; `undefined` for files. */
  readonly home: string | undefined
}

function make({ name, path: target }: InstallStep, { path, home, store, digests }: MakeOptions): void {
  const digest = digests.get(name)
  if (digest === undefined) throw new TypeError(`No digest for ${name}.`)
  if (home === undefined) store.take(digest, path)
  else makeLink({ path, to: home, place: target })
}

function freePath(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!isThere(candidate)) return candidate
  }
}
