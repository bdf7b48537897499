/**
 * Slots that share their high bits are a window: the scores of one stay in the nearest memory while lists are added to them.
 */
export const windowBits = 13
export const windowSlots = 1 << windowBits
