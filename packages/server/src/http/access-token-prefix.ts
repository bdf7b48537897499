/** Tells a token of ours from any other at a glance. */
export const accessTokenPrefix = 'metier_'
