import { basename } from 'node:path'
import { MetierError } from '@metier/core'
import { gitOptions } from '../fetch/git-options.ts'
import { runGit } from '../fetch/run-git.ts'
import { digestSummed } from '../facts/digest-summed.ts'
import type { PlanPublication, PublishContext, SkillToPublish } from './publication.ts'
import { requireVersion } from './require-version.ts'

type Git = (...words: readonly string[]) => Promise<string>

/**
 * A tag with a message on the commit that holds the skill: `v1.0.0`, or `NAME-v1.0.0` where the repository holds more than
 * the skill. What is not committed, or differs from what was judged, is not tagged.
 */
export const publishToGit: PlanPublication<'git'> = async ({ remote }, [skill], context) => {
  const version = requireVersion(skill)
  const git = gitIn(skill.directory, context)
  const prefix = (await git('rev-parse', '--show-prefix')).trim()
  const tag = prefix === '' ? `v${version}` : `${basename(skill.directory)}-v${version}`
  await requireCommitted(skill, git)
  const head = (await git('rev-parse', 'HEAD')).trim()
  const tagged = (await git('for-each-ref', '--format=%(objectname) %(*objectname)', `refs/tags/${tag}`)).trim()
  const there = tagged === '' ? undefined : tagged.split(' ').at(-1)
  if (there !== undefined && there !== head && !context.overwrite) throw taken(tag, there)
  const url = remote === undefined ? undefined : (await git('remote', 'get-url', '--push', '--', remote)).trim()
  const pushed = url === undefined ? there : await remoteTag(gitIn(skill.directory, context, url), url, tag)
  const make = there !== head
  const send = url !== undefined && pushed !== head
  const message = [`${skill.name} ${version}`, '', `Digest: ${digestSummed(skill.files)}`].join('\n')
  return {
    unchanged: !make && !send,
    reference: `git tag ${tag}`,
    lines: [
      ...(make ? [`tag ${head.slice(0, 12)} as ${tag}`] : []),
      ...(send ? [`push the tag ${tag} to ${remote}`] : []),
    ],
    apply: async () => {
      if (make)
        await git('tag', '--annotate', ...(context.overwrite ? ['--force'] : []), '-m', message, '--', tag, head)
      if (send && url !== undefined) {
        context.progress(`Pushing ${tag}`)
        const force = context.overwrite ? '+' : ''
        await gitIn(skill.directory, context, url)(
          'push',
          '--quiet',
          '--',
          url,
          `${force}refs/tags/${tag}:refs/tags/${tag}`,
        )
      }
      return `git tag ${tag}`
    },
  }
}

function gitIn(cwd: string, { host, signal }: PublishContext, url = ''): Git {
  const options = gitOptions(url, { host, cwd, ...(signal && { signal }) })
  return (...words) => runGit(words, options)
}

async function remoteTag(git: ReturnType<typeof gitIn>, url: string, tag: string): Promise<string | undefined> {
  const text = await git('ls-remote', '--', url, `refs/tags/${tag}`, `refs/tags/${tag}^{}`)
  const lines = text.split('\n').map((line) => line.split('\t'))
  const hash = (lines.find(([, name]) => name?.endsWith('^{}') === true) ?? lines[0])?.[0]
  return hash === '' ? undefined : hash
}

/** The commit must hold the very files: the tag is all that others will see. */
async function requireCommitted({ directory, files, name }: SkillToPublish, git: Git): Promise<void> {
  const status = await git('status', '--porcelain', '--ignored', '--untracked-files=all', '--', '.')
  const changed = status
    .split('\n')
    .filter((line) => line !== '' && !/(?:^|\/)(?:__pycache__|node_modules)\/|\.DS_Store$/.test(line))
  const known = new Set((await git('ls-files', '-z', '--', '.')).split('\0'))
  const added = [...files.keys()].find((path) => !known.has(path))
  if (changed.length === 0 && added === undefined) return
  throw new MetierError({
    code: 'refused',
    message: `${name} is not committed as it is: ${(changed[0]?.slice(3) ?? added ?? directory).slice(0, 200)}.`,
    next: 'Commit it and publish again; a signature is written into the folder by `metier sign`.',
  })
}

function taken(tag: string, commit: string): MetierError {
  return new MetierError({
    code: 'already-exists',
    message: `The tag ${tag} is there already, for the commit ${commit.slice(0, 12)}.`,
    next: 'Give the skill a new version, or move the tag with --overwrite.',
  })
}
