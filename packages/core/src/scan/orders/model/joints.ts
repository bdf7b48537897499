/** Little words that join others, and say nothing of what is joined. */
export const joints: ReadonlySet<string> = new Set(
  'a an the of to in on at for with by from as is are be and or'.split(' '),
)
