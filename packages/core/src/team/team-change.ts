/**
 * One file that a plan for a team writes. It holds only for what was there when the plan was made: whoever applies it
 * looks again, so that nothing that a person saved in between is lost.
 */
export interface TeamChange {
  /** Relative to the team's folder, with `/`. */
  readonly path: string
  /** `null`: what is there goes to the archive, and nothing takes its place. */
  readonly bytes: Uint8Array | null
  readonly executable?: boolean
  /** What was there when this was planned; `null` for nothing. */
  readonly before: Uint8Array | null
  /** What was there goes to the archive first. Without, it is what Metier itself wrote, or part of the new bytes. */
  readonly keeps: boolean
}
