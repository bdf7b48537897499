export interface ConflictSides {
  readonly ours: string
  readonly theirs: string
  /** Where the marks say it (`merge.conflictStyle` diff3 or zdiff3). */
  readonly base?: string
}

/** The texts that a conflicted file was made of. `undefined` when the marks do not fit together. */
export function splitConflict(text: string): ConflictSides | undefined {
  const sides = { ours: [] as string[], base: [] as string[], theirs: [] as string[] }
  let hasBase = false
  let at: 'all' | keyof typeof sides = 'all'
  for (const line of text.split('\n')) {
    const mark = /^(<{7}|\|{7}|={7}|>{7})(?: |\r?$)/.exec(line)?.[1]?.[0]
    const expected: string = { all: '<', ours: '|=', base: '=', theirs: '>' }[at]
    if (mark === undefined) {
      for (const side of at === 'all' ? (['ours', 'base', 'theirs'] as const) : [at]) sides[side].push(line)
    } else if (!expected.includes(mark)) return undefined
    else {
      if (mark === '|') hasBase = true
      at = mark === '<' ? 'ours' : mark === '|' ? 'base' : mark === '=' ? 'theirs' : 'all'
    }
  }
  if (at !== 'all') return undefined
  const [ours, theirs, base] = [sides.ours, sides.theirs, sides.base].map((lines) => lines.join('\n'))
  return { ours: ours ?? '', theirs: theirs ?? '', ...(hasBase && base !== undefined && { base }) }
}
