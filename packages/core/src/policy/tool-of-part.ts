/** Tools whose patterns speak of each kind of part. */
export const toolOfPart = { program: 'Bash', read: 'Read', write: 'Write' } as const
