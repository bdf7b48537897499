import type { CommandSpecification } from '../table/command-specification.ts'

export interface GlobalOptions {
  readonly json: boolean
  readonly cwd?: string
  readonly preset?: string
  /** `false` after `--no-color`; otherwise terminal and environment decide. */
  readonly color: boolean
  readonly verbose: boolean
  readonly quiet: boolean
}

/** What the words on the command line ask for. */
export type ParsedArguments =
  | { readonly kind: 'version' }
  | { readonly kind: 'help'; readonly command?: CommandSpecification }
  | {
      readonly kind: 'run'
      readonly command: CommandSpecification
      /** Values by input key; what was not given is absent. */
      readonly input: Readonly<Record<string, unknown>>
      readonly global: GlobalOptions
    }
