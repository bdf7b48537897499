import { mkdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { InstallPlan, InstallStep } from '@metier/core'
import { isThere } from '../store/is-there.ts'
import type { SkillStore } from '../store/open-store.ts'
import { replaceDirectory } from '../store/replace-directory.ts'
import { linkTo } from './link-to.ts'

export interface ApplyInstallOptions {
  readonly store: SkillStore
  readonly plan: InstallPlan
  /** Digest by the name of the skill. */
  readonly digests: ReadonlyMap<string, string>
  /** Absolute; what was changed by a person is moved here, never thrown away. */
  readonly backups: string
  readonly keepAlive: () => void
}

/** Steps between two signs of life. */
const beat = 50

/** Carries out a plan without refusals, step by step; each is done whole or not at all. Gives where things were moved. */
export function applyInstall({ store, plan, digests, backups, keepAlive }: ApplyInstallOptions): readonly string[] {
  const moved: string[] = []
  for (const [at, step] of plan.steps.entries()) {
    if (at % beat === beat - 1) keepAlive()
    if (step.action === 'keep') continue
    const backup = step.backup ? freePath(join(backups, step.name)) : undefined
    replaceDirectory({
      root: dirname(step.path),
      name: basename(step.path),
      make: (path) => make(step, { path, plan, store, digests }),
      ...(backup !== undefined && { backup }),
    })
    if (backup !== undefined) moved.push(backup)
  }
  return moved
}

interface MakeOptions extends Pick<ApplyInstallOptions, 'plan' | 'store' | 'digests'> {
  readonly path: string
}

function make({ name, form, path: target }: InstallStep, { path, plan, store, digests }: MakeOptions): void {
  const digest = digests.get(name)
  if (digest === undefined) throw new TypeError(`No digest for ${name}.`)
  const home = plan.steps.find((step) => step.name === name && step.form === 'files')?.path
  if (form === 'link' && home !== undefined) symlinkSync(linkTo(target, home), path, 'dir')
  else store.take(digest, path)
}

function freePath(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!isThere(candidate)) return candidate
  }
}
