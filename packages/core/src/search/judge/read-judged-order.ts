/** UTF-16 units of an answer that is read; ten names are far shorter. */
const longestAnswer = 100_000

/**
 * The list of names in a model's answer, in a code fence or between other words too; `undefined` when there is none. Empty
 * where the answer says that nothing fits. What is no text in the list is left out.
 */
export function readJudgedOrder(answer: string): readonly string[] | undefined {
  if (answer.length > longestAnswer) return undefined
  const end = answer.lastIndexOf(']')
  // Brackets in what is said before the list must not hide it.
  return namesIn(answer.slice(answer.indexOf('['), end + 1)) ?? namesIn(answer.slice(answer.lastIndexOf('['), end + 1))
}

function namesIn(text: string): readonly string[] | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  if (!Array.isArray(data)) return undefined
  const names = data.filter((each) => typeof each === 'string')
  // A list of something else is not "nothing fits".
  return names.length === 0 && data.length > 0 ? undefined : names
}
