/** A skill of the session that the room's agent shall have at hand. */
export interface RoomSkill {
  readonly name: string
  /** Absolute. */
  readonly directory: string
  /** The room's own: it is there already. */
  readonly isOfRoom: boolean
}
