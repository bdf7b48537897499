import type { CatalogEntry, Preset } from '@metier/core'
import type { CatalogService, RenderingSettings, ViewOptions } from '@metier/runtime'
import type { Conversations } from './conversations.ts'

export interface ConversationParts {
  readonly conversations: Conversations
  readonly catalog: CatalogService
  readonly view: ViewOptions
  readonly preset: Preset
  readonly settings: () => RenderingSettings
  /** Counts that a skill was loaded, where the user wants that. */
  readonly noteUse: (entry: CatalogEntry) => void
}
