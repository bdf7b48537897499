/** `sourceType` of a lock entry whose skill ships with Metier. */
export const builtInType = 'builtin'
