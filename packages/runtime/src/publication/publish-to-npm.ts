import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { MetierError, npmManifest, type SkillFileContent, plural } from '@metier/core'
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
  const bytes = await packSkillFiles({
    files: packageFiles(name, version, skills),
    format: 'tar.gz',
    prefix: 'package',
  })
  context.progress(`Asking npm for ${name}`)
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const there = await publishedIntegrity(`${name}@${version}`, context)
  if (there !== undefined && there !== integrity) throw taken(name, version)
  const [tag = 'latest'] = context.tags
  const reference = `npm:${name}@${version}`
  const names = skills.map((skill) => skill.name).join(', ')
  return {
    unchanged: there !== undefined,
    reference,
    lines:
      there === undefined
        ? [`npm publish ${name}@${version} with ${names}, as ${tag} (${plural(bytes.length, 'byte')})`]
        : [],
    apply: async () => {
      mkdirSync(context.scratch, { recursive: true })
      const file = join(context.scratch, 'package.tgz')
      writeFileSync(file, bytes)
      const access = context.access === undefined ? [] : ['--access', context.access]
      await runNpm(['publish', file, '--ignore-scripts', '--tag', tag, ...access], context)
      return reference
    },
  }
}

function packageFiles(
  name: string,
  version: string,
  skills: readonly SkillToPublish[],
): ReadonlyMap<string, SkillFileContent> {
  const manifest = new TextEncoder().encode(npmManifest({ name, version, skills }))
  const files = skills.flatMap((skill) =>
    [...skill.files].map(([path, content]) => [`skills/${skill.name}/${path}`, content] as const),
  )
  return new Map([['package.json', { bytes: manifest, executable: false }], ...files])
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
