import { downloads } from './downloads.mjs'
import { lasting } from './lasting.mjs'
import { theft } from './theft.mjs'
import { tools } from './tools.mjs'

/** Every kind of attack by its name. */
export const programs = { ...downloads, ...theft, ...lasting, ...tools }
