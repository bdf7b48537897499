import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, plural } from '@metier/core'
import { unpackArchive } from '../archive/unpack-archive.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import type { Fetcher } from './fetch-context.ts'
import { ociManifest, type OciDescriptor, type OciManifest } from './oci-manifest.ts'
import { ociReference } from './oci-reference.ts'
import { openOciRegistry, type OciRegistry } from './open-oci-registry.ts'

/** Bytes of a manifest; registries take no larger ones. */
const largestManifest = 4 * 1024 * 1024

/** A skill, or a collection of them, from an OCI registry. Every byte is held against the digest that names it. */
export const fetchOci: Fetcher<'oci'> = async ({ reference }, context) => {
  const { registry, repository, version } = ociReference(reference)
  const place = `${registry}/${repository}`
  context.progress(`Asking ${registry}`)
  const client = openOciRegistry({ registry, repository }, context)
  const bytes = await client.get('manifests', version, { limit: largestManifest })
  const digest = digestBytes(bytes)
  if (version.startsWith('sha256:')) requireDigest(bytes, { digest: version, size: bytes.length }, reference)
  const directory = join(context.quarantine, 'files')
  mkdirSync(directory)
  const layers = await layersOf(ociManifest(bytes, reference), client, reference)
  for (const [at, layer] of layers.entries()) {
    context.progress(`Downloading ${reference} (${at + 1} of ${layers.length})`)
    await unpackLayer(layer, {
      client,
      reference,
      directory: layers.length === 1 ? directory : join(directory, `${at}`),
    })
  }
  return { directory, lock: { source: reference, sourceType: 'oci', resolved: `${place}@${digest}` } }
}

async function layersOf(
  manifest: OciManifest,
  client: OciRegistry,
  reference: string,
): Promise<readonly OciDescriptor[]> {
  if (manifest.kind === 'skill') return [manifest.layer]
  const layers = new Map<string, OciDescriptor>()
  for (const listed of manifest.manifests) {
    const bytes = await client.get('manifests', listed.digest, { limit: largestManifest })
    requireDigest(bytes, listed, reference)
    const inner = ociManifest(bytes, reference)
    if (inner.kind === 'collection') {
      throw new MetierError({
        code: 'fetch-failed',
        message: `${reference} is a collection of collections.`,
        next: 'Nothing was installed. Name one of them.',
      })
    }
    // One image for several machines holds the same skill for each.
    layers.set(inner.layer.digest, inner.layer)
  }
  return [...layers.values()]
}

interface UnpackOptions {
  readonly client: OciRegistry
  readonly reference: string
  readonly directory: string
}

async function unpackLayer(layer: OciDescriptor, { client, reference, directory }: UnpackOptions): Promise<void> {
  const bytes = await client.get('blobs', layer.digest, { limit: Math.max(layer.size, 1) })
  requireDigest(bytes, layer, reference)
  mkdirSync(directory, { recursive: true })
  await unpackArchive({ name: reference, bytes, directory })
}

function requireDigest(bytes: Uint8Array, { digest, size }: Omit<OciDescriptor, 'mediaType'>, reference: string): void {
  const found = digestBytes(bytes)
  if (found === digest && bytes.length === size) return
  throw new MetierError({
    code: 'integrity-failed',
    message: `A part of ${reference} is not what its name says: ${found} of ${plural(bytes.length, 'byte')} in place of ${digest} of ${size}.`,
    next: 'Nothing was installed. Tell whoever runs the registry; somebody may have changed it on the way.',
  })
}
