import type { CommandService } from '@metier/runtime'

/** Where a connection gets the typed commands of skills from. */
export interface CommandToolsOptions {
  /** Called on first use. */
  readonly open: () => Promise<CommandService>
  /** Each command as a tool of its own; else only the entry of the preset. They can be called either way. */
  readonly listed: () => boolean
}
