/**
 * Could this program of awk start another one? By `system`, by a pipe, by a call whose name is a value, or by a file
 * that is not there to be read. `words` stand behind the name of the program.
 */
export function awkRunsOthers(words: readonly (string | null)[]): boolean {
  let index = 0
  for (; index < words.length; index += 1) {
    const word = words[index]
    if (word === null || word === undefined) return true
    if (word === '--') {
      index += 1
      break
    }
    if (!word.startsWith('-') || word === '-') break
    // The separator and variables; everything else may name a file of instructions.
    if (!/^-[Fv]/.test(word)) return true
    if (word.length > 2) continue
    index += 1
    if (words[index] === null) return true
  }
  const script = words[index]
  if (script === null) return true
  return script !== undefined && /system|[@|]/.test(script.replaceAll('||', ''))
}
