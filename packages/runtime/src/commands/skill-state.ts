import { nameKey, type CatalogEntry, type Clock, type Diagnostic, type FileSystem } from '@metier/core'
import { describeSkillCommands } from './describe-skill-commands.ts'
import type { DescribedCommand, DescribedSkill } from './described-skill.ts'
import { findCommandFiles } from './find-command-files.ts'
import type { LoadedFile } from './host/host-message.ts'
import { SkillHosts } from './skill-hosts.ts'
import { withTold } from './to-skill-command.ts'

/** Milliseconds between two looks at the files of a skill (OMN-46). */
const shortestInterval = 100

/** What is known of the commands of one skill: what its files say, and what its processes hold. */
export class SkillState {
  readonly hosts = new SkillHosts()
  readonly #fileSystem: FileSystem
  readonly #clock: Clock
  #nextCheck = 0
  #described: DescribedSkill | undefined
  /** As it was when all of it could last be read. */
  #good: DescribedSkill | undefined

  constructor({ fileSystem, clock }: { readonly fileSystem: FileSystem; readonly clock: Clock }) {
    this.#fileSystem = fileSystem
    this.#clock = clock
  }

  /** Looks at the disk, at most ten times a second (OMN-45, OMN-46). Gives whether anything changed. */
  refresh({ candidate }: CatalogEntry): boolean {
    const now = this.#clock.now()
    if (now < this.#nextCheck) return false
    this.#nextCheck = now + shortestInterval
    const found = findCommandFiles(candidate.directory, this.#fileSystem)
    if (found?.stamp === this.#described?.stamp) return false
    this.#described = found && describeSkillCommands(found, this.#fileSystem)
    if (this.#described !== undefined && !isBroken(this.#described)) this.#good = this.#described
    return true
  }

  get described(): DescribedSkill | undefined {
    return this.#described
  }

  /** The commands that a call can reach: of a broken file those of its last good version (decisions R-30). */
  commands(): readonly DescribedCommand[] {
    const described = this.#described
    if (described === undefined) return []
    const broken = new Set(this.#brokenFiles(described))
    const told = this.#told(described)
    const kept = (this.#good?.commands ?? []).filter(({ file }) => broken.has(file.file))
    const current = described.commands.filter(({ file }) => !broken.has(file.file))
    const listed = [...current, ...kept].flatMap((command) => {
      const loaded = told.get(command.file.file)
      if (loaded === undefined) return [command]
      const own = loaded.commands.find(({ name }) => nameKey(name) === nameKey(command.name))
      return own === undefined ? [] : [{ ...withTold(command, own), file: command.file }]
    })
    return [...listed, ...this.#untold(described, listed, told)]
  }

  diagnostics(): readonly Diagnostic[] {
    const described = this.#described
    if (described === undefined) return []
    const stale = this.#brokenFiles(described).filter((file) =>
      this.#good?.commands.some((each) => each.file.file === file),
    )
    const problems = [...this.hosts.brokenFiles(described.stamp), ...this.hosts.loadedFiles(described.stamp)]
    return [
      ...described.diagnostics,
      ...stale.map((file) => ({
        code: 'stale',
        severity: 'warning' as const,
        message: `${file} is broken as it is now; its last good version stays in force.`,
        path: pathOf(described, file),
      })),
      ...problems.flatMap(({ file, problem }) =>
        problem === undefined
          ? []
          : [
              {
                code: 'command-broken',
                severity: 'error' as const,
                message: `${file}: ${problem.message}`,
                path: pathOf(described, file),
              },
            ],
      ),
    ]
  }

  #brokenFiles(described: DescribedSkill): readonly string[] {
    const unread = described.diagnostics.flatMap(({ severity, path }) =>
      severity === 'error' ? described.files.flatMap((each) => (each.path === path ? [each.file] : [])) : [],
    )
    return [...new Set([...unread, ...this.hosts.brokenFiles(described.stamp).map(({ file }) => file)])]
  }

  #told(described: DescribedSkill): ReadonlyMap<string, LoadedFile> {
    return new Map(
      this.hosts
        .loadedFiles(described.stamp)
        .flatMap((each) => (each.problem === undefined ? [[each.file, each] as const] : [])),
    )
  }

  /** Commands whose names only running the file told. */
  #untold(
    { files }: DescribedSkill,
    listed: readonly DescribedCommand[],
    told: ReadonlyMap<string, LoadedFile>,
  ): readonly DescribedCommand[] {
    const known = new Set(listed.map(({ name }) => nameKey(name)))
    return files.flatMap((file) =>
      (told.get(file.file)?.commands ?? []).flatMap((command) =>
        known.has(nameKey(command.name)) ? [] : [{ ...withTold(undefined, command), file }],
      ),
    )
  }
}

function isBroken({ diagnostics }: DescribedSkill): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

function pathOf({ files }: DescribedSkill, file: string): string {
  return files.find((each) => each.file === file)?.path ?? file
}
