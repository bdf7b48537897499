import type { Diagnostic, FoundCommand } from '@metier/core'
import type { CommandFile } from './command-file.ts'

/** A command as its file tells it, with what a loaded process added. */
export interface DescribedCommand extends FoundCommand {
  readonly file: CommandFile
}

/** The commands of one skill, told without running them. */
export interface DescribedSkill {
  readonly stamp: string
  readonly files: readonly CommandFile[]
  readonly commands: readonly DescribedCommand[]
  readonly diagnostics: readonly Diagnostic[]
  /** Files with commands that only running them would name. */
  readonly dynamic: boolean
}
