import { join } from 'node:path'
import { MetierError, npmManifest, plural } from '@metier/core'
import { fileInMemory } from '../archive/file-in-memory.ts'
import type { FilesToPack } from '../archive/file-to-pack.ts'
import { sumParts } from '../archive/sum-parts.ts'
import { tooLargeToAdd } from '../archive/too-large-to-add.ts'
import { runNpm } from '../fetch/run-npm.ts'
import type { ProgramEnd } from '../fetch/run-program.ts'
import { packSkillFiles } from '../package/pack-skill-files.ts'
import type { PlanPublication, PublishContext, SkillToPublish } from './publication.ts'
import { requireVersion } from './require-version.ts'

/**
 * A package with the skills below `skills/` and nothing that runs. The user's own npm sends it: it knows their registries,
 * tokens, proxies and second factor.
 */
export const publishToNpm: PlanPublication<'npm'> = async ({ name }, skills, context) => {
  const version = requireVersion(skills[0])
  const files = packageFiles(name, version, skills)
  const parts = () => packSkillFiles({ files, format: 'tar.gz', prefix: 'package' })
  const { size, sum } = await sumParts(parts(), { algorithm: 'sha512' })
  context.progress(`Asking npm for ${name}`)
  const integrity = `sha512-${sum.toString('base64')}`
  const there = await publishedIntegrity(`${name}@${version}`, context)
  if (there !== undefined && there !== integrity) throw taken(name, version)
  const [tag = 'latest'] = context.tags
  const reference = `npm:${name}@${version}`
  const names = skills.map((skill) => skill.name).join(', ')
  const why = tooLargeToAdd({ bytes: size, files })
  return {
    unchanged: there !== undefined,
    reference,
    ...(why !== undefined && { tooLarge: [{ name: `${name}@${version}`, why }] }),
    lines:
      there === undefined ? [`npm publish ${name}@${version} with ${names}, as ${tag} (${plural(size, 'byte')})`] : [],
    apply: async () => {
      const file = join(context.scratch, 'package.tgz')
      await context.writer.writeParts(file, parts())
      const access = context.access === undefined ? [] : ['--access', context.access]
      await runNpm(['publish', file, '--ignore-scripts', '--tag', tag, ...access], context)
      return reference
    },
  }
}

function packageFiles(name: string, version: string, skills: readonly SkillToPublish[]): FilesToPack {
  const manifest = new TextEncoder().encode(npmManifest({ name, version, skills }))
  const files = skills.flatMap((skill) =>
    [...skill.files].map(([path, file]) => [`skills/${skill.name}/${path}`, file] as const),
  )
  return new Map([['package.json', fileInMemory(manifest)], ...files])
}

function isUnknown({ stdout, stderr }: ProgramEnd): boolean {
  return /\bE404\b/.test(stdout + stderr)
}

/** What stands there as this very version; `undefined` when nothing does. */
async function publishedIntegrity(what: string, context: PublishContext): Promise<string | undefined> {
  const end = await runNpm(['view', what, 'dist.integrity', '--json'], { ...context, isAnswer: isUnknown })
  const said = end.stdout.trim()
  return end.status !== 0 || said === '' ? undefined : said.replaceAll(/^"|"$/g, '')
}

function taken(name: string, version: string): MetierError {
  return new MetierError({
    code: 'already-exists',
    message: `${name}@${version} is there already, and is something else.`,
    next: 'Give the skill a new version: npm never replaces one.',
  })
}
