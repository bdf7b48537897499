import { MetierError } from '../../errors/metier-error.ts'
import type { PublishTarget } from './publish-target.ts'

const slug = /^[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9])?$/
/** With a hyphen in front it would be an option of npm. */
const npmName = /^(?:@[a-z0-9~][a-z0-9._~-]{0,100}\/)?[a-z0-9~][a-z0-9._~-]{0,100}$/
const remote = /^[A-Za-z0-9][\w.-]{0,100}$/
const reference = /^[\w.-]{1,253}(?::\d{1,5})?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+(?::[A-Za-z0-9_][\w.-]{0,127})?$/

/** Reads what `publish --to` is given. Throws `usage` for anything else, with what is understood. */
export function parsePublishTarget(text: string): PublishTarget {
  const [, kind = text, rest = ''] = /^([a-z-]+):([^]*)$/.exec(text) ?? []
  const target = Object.hasOwn(readers, kind) ? readers[kind]?.(rest) : undefined
  if (target !== undefined) return target
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(text.slice(0, 200))} is no place to publish to.`,
    next: 'Give well-known:FOLDER, clawhub:[@OWNER/NAME], oci:HOST/NAME[:TAG], npm:NAME, git or git:REMOTE.',
  })
}

const readers: Readonly<Record<string, (rest: string) => PublishTarget | undefined>> = {
  clawhub: readClawhub,
  clawhhub: readClawhub,
  oci: (rest) => (reference.test(rest) ? { kind: 'oci', reference: rest } : undefined),
  npm: (name) => (npmName.test(name) ? { kind: 'npm', name } : undefined),
  'well-known': (directory) => (directory === '' ? undefined : { kind: 'well-known', directory }),
  git: (name) => (name === '' ? { kind: 'git' } : remote.test(name) ? { kind: 'git', remote: name } : undefined),
}

function readClawhub(rest: string): PublishTarget | undefined {
  const [, owner, name = ''] = /^(?:@([^/]*)(?:\/|$))?([^/]*)$/.exec(rest) ?? [undefined, undefined, '/']
  const parts = [owner, name === '' ? undefined : name].filter((part) => part !== undefined)
  if (!parts.every((part) => slug.test(part))) return undefined
  return { kind: 'clawhub', ...(owner !== undefined && { owner }), ...(name !== '' && { slug: name }) }
}
