declare const metierReader: string | undefined

/** A digest of the sources that read skills, put in when they are bundled; empty when they run as they are. */
export const reader = typeof metierReader === 'string' ? metierReader : ''
