import { nameKey, readCategory, type Diagnostic, type FileSystem } from '@metier/core'
import type { CommandFiles } from './command-file.ts'
import type { DescribedCommand, DescribedSkill } from './described-skill.ts'
import { readCommandFile } from './read-command-file.ts'

/** A command beside so many others is never chosen by anybody. */
const mostCommands = 200

/** Reads all files of a skill that may hold commands. A broken one hides nothing of the others (decisions R-19). */
export function describeSkillCommands({ files, stamp }: CommandFiles, fileSystem: FileSystem): DescribedSkill {
  const commands = new Map<string, DescribedCommand>()
  const diagnostics: Diagnostic[] = []
  let dynamic = false
  for (const file of files) {
    const found = readCommandFile(file, fileSystem)
    dynamic ||= found.dynamic
    diagnostics.push(...found.diagnostics.map((each) => ({ ...each, path: file.path })))
    for (const command of found.commands) {
      const told = (code: string, message: string): void =>
        void diagnostics.push({ code, severity: 'warning', message, path: file.path })
      const { problem } = readCategory(command.category)
      if (problem !== undefined) told('unknown-category', `${command.name}: ${problem}`)
      const first = commands.get(nameKey(command.name))
      if (first !== undefined) {
        told('duplicate-command', `${command.name} is declared again; the one in ${first.file.file} counts.`)
      } else if (commands.size >= mostCommands) {
        told('too-many-commands', `${command.name} is beyond ${mostCommands} commands and not offered.`)
      } else commands.set(nameKey(command.name), { ...command, file })
    }
  }
  return { stamp, files, commands: [...commands.values()], diagnostics, dynamic }
}
