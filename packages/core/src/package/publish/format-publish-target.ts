import type { PublishTarget } from './publish-target.ts'

/** The target as one line that `parsePublishTarget` reads back to the same. */
export function formatPublishTarget(target: PublishTarget): string {
  switch (target.kind) {
    case 'clawhub':
      return `clawhub:${target.owner === undefined ? '' : `@${target.owner}${target.slug === undefined ? '' : '/'}`}${target.slug ?? ''}`
    case 'oci':
      return `oci:${target.reference}`
    case 'npm':
      return `npm:${target.name}`
    case 'well-known':
      return `well-known:${target.directory}`
    case 'git':
      return target.remote === undefined ? 'git' : `git:${target.remote}`
    default:
      return target satisfies never
  }
}
