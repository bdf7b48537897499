/** A daemon as it wrote itself down, for the other commands of this user in this project. */
export interface RunningDaemon {
  readonly pid: number
  readonly url: string
  readonly port: number
  readonly instance: string
  readonly version: string
  /** Absolute root of the project that it serves. */
  readonly project: string
  /** Milliseconds since 1970. */
  readonly started: number
}
