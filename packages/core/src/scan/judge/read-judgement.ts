import type { ScanJudgement } from '../../ports/scan-judge.ts'

/** Characters of a reason that are kept: it was written by a model that had just read the skill. */
const longestReason = 300
const verdicts = ['pass', 'warn', 'block'] as const

/** The judgement in a model's answer, in a code fence or between other words too; `undefined` when there is none. */
export function readJudgement(answer: string): ScanJudgement | undefined {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  if (start === -1 || end < start) return undefined
  let data: unknown
  try {
    data = JSON.parse(answer.slice(start, end + 1))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  if (typeof data !== 'object' || data === null || !('verdict' in data)) return undefined
  const verdict = verdicts.find((each) => each === data.verdict)
  if (verdict === undefined) return undefined
  const reason = 'reason' in data && typeof data.reason === 'string' ? data.reason : ''
  return { verdict, reason: clip(reason.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()) }
}

function clip(text: string): string {
  return text.length > longestReason ? `${text.slice(0, longestReason)}…` : text
}
