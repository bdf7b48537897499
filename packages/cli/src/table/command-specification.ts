/** One option of a command, as plain data: help and parsing need nothing else. */
export interface OptionSpecification {
  /** Key of the operation's input. */
  readonly key: string
  /** Without dashes: `dry-run`. */
  readonly flag: string
  readonly short?: string
  readonly type: 'boolean' | 'string' | 'number'
  /** May be given more than once, or with values separated by commas. */
  readonly list?: boolean
  readonly choices?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: string | number | boolean
  readonly placeholder?: string
  /** There is no sense in the command without it. */
  readonly required?: boolean
  readonly summary: string
}

export interface PositionalSpecification {
  readonly key: string
  /** As shown in the usage line: `PATH`. */
  readonly placeholder: string
  readonly summary: string
  readonly required: boolean
  /** Takes all remaining words. */
  readonly rest: boolean
  readonly choices?: readonly string[]
  /** The choice that is meant by a word that is none of them and stands alone: it then belongs to the next positional. */
  readonly otherwise?: string
}

export interface ExampleSpecification {
  readonly command: string
  readonly explains: string
}

export type CommandGroup = 'seeing' | 'writing' | 'running' | 'sharing' | 'teams'

/** One command, as plain data. */
export interface CommandSpecification {
  readonly name: string
  readonly summary: string
  readonly group: CommandGroup
  readonly description?: string
  readonly positionals: readonly PositionalSpecification[]
  readonly options: readonly OptionSpecification[]
  readonly examples: readonly ExampleSpecification[]
  /** Words behind the first positional are handed to the last one as they are, options among them. */
  readonly verbatim?: boolean
  /** Callable, but in no list. */
  readonly hidden?: boolean
}
