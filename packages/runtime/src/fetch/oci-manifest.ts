import { MetierError, plural } from '@metier/core'

/** What a manifest says of one blob or of another manifest. */
export interface OciDescriptor {
  readonly mediaType: string
  /** `sha256:` and 64 hex digits. */
  readonly digest: string
  /** Bytes. */
  readonly size: number
}

/** Other manifests, or the one layer that holds a skill. */
export type OciManifest =
  | { readonly kind: 'collection'; readonly manifests: readonly OciDescriptor[] }
  | { readonly kind: 'skill'; readonly layer: OciDescriptor }

/**
 * Content layers of every dialect in use: the one most tools share, Alibaba's, the CNCF draft's, and plain images that
 * hold nothing but a skill.
 */
const layers = new Set([
  'application/vnd.agentskills.skill.content.v1.tar+gzip',
  'application/vnd.agent.skill.content.v1.tar+gzip',
  'application/vnd.cncf.skill.bundle.v1.tar+gzip',
  'application/vnd.oci.image.layer.v1.tar+gzip',
  'application/vnd.oci.image.layer.v1.tar',
  'application/vnd.docker.image.rootfs.diff.tar.gzip',
])

const mostManifests = 1000

/** Reads a manifest or an index. Throws `fetch-failed` for what is neither, or holds no skill in a form that is known. */
export function ociManifest(bytes: Uint8Array, name: string): OciManifest {
  const data = parse(bytes, name)
  const manifests = field(data, 'manifests')
  if (Array.isArray(manifests)) {
    // Proofs of how an image was built stand beside it in the same list.
    const skills = manifests.filter(
      (each: unknown) => field(field(each, 'annotations'), 'vnd.docker.reference.type') !== 'attestation-manifest',
    )
    if (skills.length > mostManifests) throw unusable(name, `it lists more than ${mostManifests} skills`)
    return { kind: 'collection', manifests: skills.map((each: unknown) => descriptor(each, name)) }
  }
  const listed = field(data, 'layers')
  if (!Array.isArray(listed)) throw unusable(name, 'it has neither layers nor manifests')
  const all = listed.map((each: unknown) => descriptor(each, name))
  const known = all.filter(({ mediaType }) => layers.has(mediaType))
  const [layer, ...more] = known
  if (layer === undefined) {
    const types = [...new Set(all.map(({ mediaType }) => mediaType))].join(', ').slice(0, 300)
    throw unusable(name, `it has no layer with a skill, only ${types === '' ? 'nothing' : types}`)
  }
  if (more.length > 0) throw unusable(name, `its files are spread over ${plural(known.length, 'layer')}`)
  return { kind: 'skill', layer }
}

function descriptor(value: unknown, name: string): OciDescriptor {
  const [mediaType, digest, size] = ['mediaType', 'digest', 'size'].map((key) => field(value, key))
  if (typeof mediaType === 'string' && typeof digest === 'string' && typeof size === 'number') {
    if (/^sha256:[0-9a-f]{64}$/.test(digest) && Number.isSafeInteger(size) && size >= 0)
      return { mediaType, digest, size }
  }
  throw unusable(name, 'a part of it has no type, no size or no SHA-256 digest')
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function parse(bytes: Uint8Array, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw unusable(name, 'its manifest is no JSON')
  }
}

function unusable(name: string, why: string): MetierError {
  return new MetierError({
    code: 'fetch-failed',
    message: `${name} cannot be used: ${why}.`,
    next: 'Nothing was installed. See docs/packages.md for the artifacts that are understood.',
  })
}
