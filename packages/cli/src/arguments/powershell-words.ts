/** What each parameter of a verb says here: an option, the text that is looked for, or half of a source. */
const verbs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'invoke-skillsearch': { query: 'words', tags: '--tags' },
  'install-skill': { name: 'name', source: 'source' },
  'install-skill.ps1': { name: 'name', source: 'source' },
}

/** PowerShell takes `-Name value` and `-Name:value`, in any case. */
const parameterPattern = /^-([a-z]+)(?::(.*))?$/i

/**
 * The words behind OSTwin's two verbs as its documents type them, `-Query testing -Tags "qa,automation"` and
 * `-Name performance-testing -Source clawhhub`, in our spelling. Any other word, and those of every other command, stay.
 */
export function powershellWords(verb: string, words: readonly string[]): readonly string[] {
  const parameters = verbs[verb.toLowerCase()]
  if (parameters === undefined) return words
  const own: string[] = []
  const source: { name?: string; source?: string } = {}
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const [, name = '', joined] = parameterPattern.exec(word) ?? []
    const meaning = parameters[name.toLowerCase()]
    const value = joined ?? words[index + 1]
    if (meaning === undefined || value === undefined) {
      own.push(word)
      continue
    }
    if (joined === undefined) index += 1
    if (meaning === 'name' || meaning === 'source') source[meaning] = value
    else own.push(...(meaning === 'words' ? [value] : [meaning, value]))
  }
  const wanted = [source.source, source.name].filter((part) => part !== undefined)
  return wanted.length === 0 ? own : [wanted.join(':').replace(/^clawhhub\b/iu, 'clawhub'), ...own]
}
