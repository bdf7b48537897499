import { MetierError, parseSource } from '@metier/core'
import { installOneSkill } from './install-one-skill.ts'
import type { LibraryOptions } from './library-options.ts'

export interface InstallSkillGithubOptions extends LibraryOptions {
  /** `owner/repo`, or `owner/repo/path`. */
  readonly repo: string
  /** Which of its skills; needed where there are several and nobody picks. */
  readonly skill?: string
  /** Branch, tag or commit; the default branch unless told. */
  readonly ref?: string
  /** `project` unless told; `user`, another scope, or a folder of skills such as `./skills`. */
  readonly scope?: string
  readonly overwrite?: boolean
}

/**
 * Installs a skill from GitHub with the user's own git and gives its absolute directory. Throws `usage`,
 * `missing-dependency` where there is no git, `fetch-failed`, `not-found`, `refused` or `already-exists`.
 */
export async function installSkillGithub(options: InstallSkillGithubOptions): Promise<string> {
  const { repo, ref } = options
  const source = `github:${repo}${ref === undefined || ref === 'HEAD' ? '' : `#${ref}`}`
  const parsed = parseSource(source)
  const isPlain = parsed.source.kind === 'git' && parsed.skills.length === 0
  if (isPlain && !repo.includes('#')) return installOneSkill({ ...options, source })
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(repo)} is no repository on GitHub.`,
    next: 'Give owner/repo, and the rest as `skill` and `ref`.',
  })
}
