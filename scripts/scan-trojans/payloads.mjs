import { downloads } from './downloads.mjs'
import { lasting } from './lasting.mjs'
import { theft } from './theft.mjs'

/** Every kind of attack by its name. */
export const programs = { ...downloads, ...theft, ...lasting }
