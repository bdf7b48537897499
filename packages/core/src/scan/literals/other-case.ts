/** Stands in a word for a letter beyond ASCII that is found in either case. */
export const otherCase = '\uffff'
