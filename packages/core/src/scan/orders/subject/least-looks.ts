import type { LeastLooks } from '../model/score-paragraph.ts'

/** Few paragraphs are as far from the rest of their skill, so that more of them are looked at than of others. */
export const leastLooks: LeastLooks = { glance: -1, closerLook: -2.5 }
