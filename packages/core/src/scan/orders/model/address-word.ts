/** Stands for every address: who is meant is not a word, and names that are set aside for examples are in every example. */
export const addressWord = 'addressx'
