import { join } from 'node:path'
import type { CatalogEntry, FileSystem, Host, SandboxGrants } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { entrySettings } from './entry-settings.ts'

export interface ChildEnvironmentOptions {
  readonly entry: CatalogEntry
  readonly configuration: Configuration
  readonly host: Host
  readonly fileSystem: FileSystem
  readonly grants: SandboxGrants
  /** What the caller adds. */
  readonly added?: Readonly<Record<string, string>>
}

/** What every child gets of the user's environment (decisions R-17). */
const inherited: ReadonlySet<string> = new Set(['PATH', 'HOME', 'LANG', 'LANGUAGE', 'TMPDIR', 'TERM'])

/**
 * The whole environment of a child, made from nothing: what decisions R-17 names, what the user's settings name, and
 * the entry of this one skill. The environment of this process is only read (checklist WUN-83, WUN-84).
 */
export function childEnvironment(options: ChildEnvironmentOptions): Readonly<Record<string, string>> {
  const { entry, configuration, host, added } = options
  const { directory, skill } = entry.candidate
  const { projectRoot, execution } = configuration
  const settings = entrySettings(configuration, entry)
  const passed = new Set(execution.environment)
  const result = new Map<string, string>()
  for (const [name, value] of Object.entries(host.environment)) {
    if (value !== undefined && (inherited.has(name) || name.startsWith('LC_') || passed.has(name)))
      result.set(name, value)
  }
  const own: Readonly<Record<string, string>> = {
    SKILL_NAME: entry.name,
    SKILL_DIR: directory,
    WORKSPACE_DIR: projectRoot,
    CLAUDE_SKILL_DIR: directory,
    CLAUDE_PROJECT_DIR: projectRoot,
    ...repository(options),
    ...settings?.env,
    ...(settings?.apiKey !== undefined && skill?.primaryEnv !== undefined && { [skill.primaryEnv]: settings.apiKey }),
    ...added,
  }
  for (const [name, value] of Object.entries(own)) if (isPossible(name, value)) result.set(name, value)
  return Object.fromEntries(result)
}

/**
 * A command stands in the skill's directory, wherever that is; with the workspace granted, git and what builds on it
 * shall find the user's repository all the same. A repository of the skill itself is none: its configuration names
 * programs that even `git status` starts (`core.fsmonitor`, filters), and no digest covers `.git`.
 */
function repository({ entry, grants, fileSystem }: ChildEnvironmentOptions): Readonly<Record<string, string>> {
  const { workspace } = grants
  const isThere = (...names: readonly string[]) => names.every((name) => fileSystem.stat(name) !== undefined)
  const git = workspace && join(workspace.directory, '.git')
  if (workspace !== undefined && git !== undefined && isThere(git)) {
    return { GIT_DIR: git, GIT_WORK_TREE: workspace.directory }
  }
  const { directory } = entry.candidate
  const own = join(directory, '.git')
  // A directory in which git finds these three is a repository without a working tree (`is_git_directory`).
  const isBare = isThere(...['HEAD', 'objects', 'refs'].map((name) => join(directory, name)))
  // A name that is not there: git says that this is no repository.
  return isBare || isThere(own) ? { GIT_DIR: join(own, 'of-a-skill-is-not-used') } : {}
}

/** What no system can hand to a program. */
function isPossible(name: string, value: string): boolean {
  return /^[^=\0]+$/.test(name) && !value.includes('\0')
}
