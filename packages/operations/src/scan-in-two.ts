import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { runProgram, type SkillScanner } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { scanAlone } from './scan-alone.ts'

export interface ScanInTwoOptions {
  readonly scanner: SkillScanner
  /** What this scan was asked for; the other process is asked for the same. */
  readonly asked: { readonly policy?: string | undefined; readonly rules?: readonly string[] | undefined }
  readonly context: OperationContext
}

/** Characters of a command line; Windows takes 32,767. */
const longestCommand = 24_000

/**
 * Scans skills in this process and in another one like it, at the same time. The other one keeps its reports where this
 * one finds them; whatever it did not do, for whatever reason, is left to be scanned here.
 */
export async function scanInTwo(directories: readonly string[], options: ScanInTwoOptions): Promise<void> {
  const { scanner, context } = options
  const { program, host, cwd, inherited = host.environment } = context
  const { [scanAlone]: isAlone, METIER_NO_CACHE: noCache } = host.environment
  if (program === undefined || isAlone !== undefined || (noCache ?? '') !== '' || availableParallelism() < 2) return
  const theirs = shareOf(directories)
  const words = ['scan', '--json', '--cwd', cwd, ...wordsOf(options), '--', ...theirs]
  const other = runProgram([...program, ...words], { cwd, environment: { ...inherited, [scanAlone]: '1' } })
  const ours = directories.filter((directory) => !theirs.includes(directory))
  for (const directory of ours) await scanner.scan(directory)
  await other
  scanner.save()
  scanner.reload()
}

/** Every other one, so that both have skills of each kind, as many as fit on a command line. */
function shareOf(directories: readonly string[]): readonly string[] {
  let left = longestCommand
  return directories.filter((directory, index) => {
    if (index % 2 === 0) return false
    left -= directory.length + 3
    return left > 0
  })
}

function wordsOf({ asked, context }: ScanInTwoOptions): readonly string[] {
  return [
    ...(asked.policy === undefined ? [] : ['--policy', asked.policy]),
    ...(asked.rules ?? []).flatMap((path) => ['--rules', resolve(context.cwd, path)]),
  ]
}
