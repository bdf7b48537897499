import { MetierError } from '@metier/core'

/** Where an artifact lies, taken apart. */
export interface OciReference {
  /** Host, with its port where it has one. */
  readonly registry: string
  readonly repository: string
  /** `sha256:…`, or a tag. */
  readonly version: string
}

/** Takes a reference apart; without a tag it is `latest`, and a digest wins over a tag. Throws `usage`. */
export function ociReference(text: string): OciReference {
  const found =
    /^([\w.-]+(?::\d{1,5})?)\/([\w.-]+(?:\/[\w.-]+)*)(?::([\w.-]{1,128}))?(?:@(sha256:[0-9a-f]{64}))?$/.exec(text)
  const [, registry = '', repository = '', tag = 'latest', digest] = found ?? []
  const isHost = /[.:]/.test(registry) || registry === 'localhost'
  if (isHost && repository.split('/').every((part) => !/^\.+$/.test(part)))
    return { registry, repository, version: digest ?? tag }
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(text.slice(0, 200))} names no artifact of a registry.`,
    next: 'Give the host too: oci:HOST/NAME:TAG, or oci:HOST/NAME@sha256:….',
  })
}
