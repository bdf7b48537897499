/** By which a token of ours is told from any other at a glance. */
export const accessTokenPrefix = 'metier_'
