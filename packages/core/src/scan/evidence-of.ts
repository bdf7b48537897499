import { redact } from './redact.ts'

/** Characters of evidence in one finding; Wundr's number. */
const longest = 120

/** What a rule matched, on one line, secrets as stars. */
export function evidenceOf(text: string, start: number, end: number): string {
  // Redacted with what stands around it: half of a key does not look like one.
  const from = Math.max(0, start - 40)
  const around = redact(text.slice(start, Math.max(end, start) + 200))
  const lead = redact(text.slice(from, start)).split('\n').at(-1) ?? ''
  const body = around.slice(0, Math.max(1, Math.min(end - start, 400)))
  const line = `${lead.length < 40 ? lead : ''}${body}`.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}...` : line
}
