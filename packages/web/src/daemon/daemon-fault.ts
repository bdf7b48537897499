/** What the daemon refused or could not do, in words for people. */
export class DaemonFault extends Error {
  /** One of Metier's error codes; empty where the daemon gave none. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'DaemonFault'
    this.code = code
  }
}
