/** What is left to the streams of the process, which must not end before it is written. */
export const outputLeft = { any: false }
