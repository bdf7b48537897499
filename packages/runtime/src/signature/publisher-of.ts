import { readPublisherKey } from './read-publisher-key.ts'
import type { Publisher } from './verify-envelope.ts'

/** Whose key a fingerprint is, among those that the settings name. */
export function publisherOf(signer: string, publishers: readonly Publisher[]): Publisher | undefined {
  return publishers.find(({ key }) => readPublisherKey(key)?.fingerprint === signer)
}
