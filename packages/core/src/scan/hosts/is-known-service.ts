import { isListedHost } from './is-listed-host.ts'
import { knownServices } from './known-services.ts'

/** Ends that only institutions get: governments, universities, international bodies, and makers with an end of their own. */
const institution =
  /\.(?:gov|edu|mil|int|google)$|\.(?:gov|gob|gouv|govt|gub|go|ac|edu|mil|gc|gv|admin)\.[a-z]{2}$|(?:^|\.)(?:europa\.eu|bund\.de|admin\.ch|nhs\.uk)$/

/** Does the host, or one above it, belong to somebody whom many people know? */
export function isKnownService(host: string): boolean {
  return institution.test(host) || isListedHost(knownServices, host, '')
}
