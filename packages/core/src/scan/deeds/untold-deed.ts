/** A deed that nobody expects of a skill whose pages have no word of it. */
export interface UntoldDeed {
  readonly message: string
  /** Global. */
  readonly pattern: RegExp
  /** How a page tells that the skill has to do with it. */
  readonly told: RegExp
}
