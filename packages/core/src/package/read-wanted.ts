/** One line of `install:` in `metier.yaml`, or of `skills` in `package.json`. */
export interface WantedSkills {
  /** As a person types it for `metier add`. */
  readonly source: string
  /** Only these of its skills; all without. */
  readonly skills: readonly string[]
  /** For these agents too. */
  readonly agents: readonly string[]
  /** The name it gets, of one skill. */
  readonly as?: string
}

export interface ReadWanted {
  readonly wanted: readonly WantedSkills[]
  /** What is no such line, in words. */
  readonly problems: readonly string[]
}

/**
 * Reads what a project wants installed: a list of sources, each as text or as `{source, skills, agents, as}`. Other keys
 * are a problem in a list of ours, `install`, and passed over in one that other tools read too, `skills`.
 */
export function readWanted(value: unknown, where: 'install' | 'skills'): ReadWanted {
  if (value === undefined || value === null) return { wanted: [], problems: [] }
  if (!Array.isArray(value)) return { wanted: [], problems: [`${where} is no list of sources.`] }
  const wanted: WantedSkills[] = []
  const problems: string[] = []
  for (const [index, each] of value.entries()) {
    const line = lineOf(each)
    const unknown = where === 'install' ? unknownKeyOf(each) : undefined
    // Passed over, `skill: pdf` would install every skill of the source.
    if (unknown !== undefined)
      problems.push(`${where}[${index}] has ${JSON.stringify(unknown)}, which means nothing here.`)
    else if (line === undefined) problems.push(`${where}[${index}] is neither a source nor a mapping with one.`)
    else wanted.push(line)
  }
  return { wanted, problems }
}

const keys = new Set(['source', 'skills', 'agents', 'as'])

function unknownKeyOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.keys(value).find((key) => !keys.has(key))
}

function lineOf(value: unknown): WantedSkills | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { source: value, skills: [], agents: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { source, skills, agents, as }: Readonly<Record<string, unknown>> = { ...value }
  const [names, ids] = [textsOf(skills), textsOf(agents)]
  if (typeof source !== 'string' || source.trim() === '' || names === undefined || ids === undefined) return undefined
  if (as !== undefined && typeof as !== 'string') return undefined
  return { source, skills: names, agents: ids, ...(as !== undefined && { as }) }
}

function textsOf(value: unknown): readonly string[] | undefined {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined
}
