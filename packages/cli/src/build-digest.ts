declare const metierBuild: string | undefined

/** A digest of the sources that make an answer, put in when they are bundled; empty when they run as they are. */
export const buildDigest = typeof metierBuild === 'string' ? metierBuild : ''
