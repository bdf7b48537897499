import { MetierError, ociSkillConfig, ociSkillManifest, ociSkillTypes, plural, type OciBlob } from '@metier/core'
import { ociReference } from '../fetch/oci-reference.ts'
import { fileInMemory } from '../archive/file-in-memory.ts'
import { sumParts } from '../archive/sum-parts.ts'
import { tooLargeToAdd } from '../archive/too-large-to-add.ts'
import type { PartsToSend } from '../fetch/send.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import { packSkillFiles } from '../package/pack-skill-files.ts'
import { openOciPush, type BlobToSend } from './open-oci-push.ts'
import type { PlanPublication } from './publication.ts'

/** A tag may not hold everything that a version may (OCI distribution: `[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}`). */
function tagOf(version: string): string {
  return version.replaceAll(/[^\w.-]/g, '_').slice(0, 128)
}

/**
 * An artifact in the dialect that most tools share: one layer, rooted at the folder of the skill. A tag with a version names
 * the same thing for ever unless it is overwritten; others, such as `latest`, move.
 */
export const publishToOci: PlanPublication<'oci'> = async ({ reference }, [skill], context) => {
  const hasTag = /:[^/]+$/.test(reference)
  const tag = hasTag ? ociReference(reference).version : tagOf(skill.version ?? 'latest')
  const place = ociReference(hasTag ? reference : `${reference}:${tag}`)
  const { registry, repository } = place
  context.progress(`Asking ${registry}`)
  const config = await blobOf(fileInMemory(ociSkillConfig(skill)).parts)
  const layer = await blobOf(() => packSkillFiles({ files: skill.files, format: 'tar.gz', prefix: skill.name }))
  const manifest = ociSkillManifest({ skill, config: named(config), layer: named(layer) })
  const digest = digestBytes(manifest)
  const push = openOciPush(place, context)
  const tags = [...new Set([tag, ...context.tags])]
  const before = new Map(await Promise.all(tags.map(async (each) => [each, await push.digestOf(each)] as const)))
  const there = before.get(tag)
  const moves = context.overwrite || tag === 'latest' || context.tags.includes(tag)
  if (there !== undefined && there !== digest && !moves) throw taken(`${registry}/${repository}:${tag}`, there)
  const unchanged = tags.every((each) => before.get(each) === digest)
  const name = `oci:${registry}/${repository}`
  const why = tooLargeToAdd({ bytes: layer.size, files: skill.files })
  return {
    unchanged,
    reference: `${name}:${tag}`,
    ...(why !== undefined && { tooLarge: [{ name: `${name}:${tag}`, why }] }),
    lines: unchanged
      ? []
      : [
          `send ${skill.name} to ${registry}/${repository} (${plural(layer.size, 'byte')})`,
          ...tags.map((each) => `${before.get(each) === undefined ? 'set' : 'move'} the tag ${each} to ${digest}`),
        ],
    apply: async () => {
      context.progress(`Sending ${skill.name} to ${registry}`)
      for (const blob of [config, layer]) if (!(await push.hasBlob(blob.digest))) await push.putBlob(blob)
      for (const each of tags) await push.putManifest(manifest, { tag: each, mediaType: ociSkillTypes.manifest })
      return `${name}@${digest}`
    },
  }
}

async function blobOf(parts: PartsToSend['parts']): Promise<BlobToSend> {
  const { size, sum } = await sumParts(parts(), { algorithm: 'sha256' })
  return { size, digest: `sha256:${sum.toString('hex')}`, parts }
}

function named({ digest, size }: BlobToSend): OciBlob {
  return { digest, size }
}

function taken(what: string, digest: string): MetierError {
  return new MetierError({
    code: 'already-exists',
    message: `${what} is there already, and is something else (${digest}).`,
    next: 'Give the skill a new version, or replace what is there with --overwrite.',
  })
}
