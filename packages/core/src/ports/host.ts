/** The machine a catalogue is looked at from; all that eligibility depends on. */
export interface Host {
  /** `linux`, `darwin`, `win32`, … as Node names them. */
  readonly platform: string
  /** Absolute home directory of the user. */
  readonly home: string
  /** Environment variables, read only. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Is an executable of this name on PATH? Answers are remembered for the life of the host. */
  hasBinary(name: string): boolean
}
