import { digestBytes } from '../package/digest-bytes.ts'
import type { Answer } from './serve-answers.case.ts'

export interface OciRegistryFixture {
  readonly answers: Record<string, Answer>
  /** Keeps one thing and gives its descriptor. */
  readonly put: (what: 'manifests' | 'blobs', content: unknown, mediaType: string) => Descriptor
  readonly tag: (name: string, descriptor: Descriptor) => void
}

interface Descriptor {
  readonly mediaType: string
  readonly digest: string
  readonly size: number
}

function at(what: string, version: string): string {
  return `/v2/acme/skills/${what}/${version}`
}

/** The answers of a registry that holds one repository, `acme/skills`. */
export function ociRegistryFixture(): OciRegistryFixture {
  const answers: Record<string, Answer> = {}
  return {
    answers,
    put(what, content, mediaType) {
      const bytes = content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content))
      const digest = digestBytes(bytes)
      answers[at(what, digest)] = bytes
      return { mediaType, digest, size: bytes.length }
    },
    tag(name, { digest }) {
      const bytes = answers[at('manifests', digest)]
      if (bytes !== undefined) answers[at('manifests', name)] = bytes
    },
  }
}
