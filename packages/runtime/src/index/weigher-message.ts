import type { SearchDocument } from '@metier/core'

/** What a weigher is sent: documents, or that these were all. */
export type WeigherMessage =
  | { readonly kind: 'weigh'; readonly documents: readonly SearchDocument[] }
  | { readonly kind: 'end' }
