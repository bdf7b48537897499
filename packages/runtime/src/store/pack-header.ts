/** The first line of a skill in the store, see `writePack`. */
export const packHeader = 'metier-pack/1\n'
