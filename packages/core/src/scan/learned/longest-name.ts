/** Characters of a name; what is longer is data. */
export const longestName = 64
