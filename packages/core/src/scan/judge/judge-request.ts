import { decodeText } from '../../text/decode-text.ts'
import type { ScanJudgeRequest } from '../../ports/scan-judge.ts'
import { redact } from '../redact.ts'
import type { ScanFile } from '../skill-to-scan.ts'

/** What a judge gets of a skill: its texts with secrets as stars, up to so many characters in all. */
export function judgeRequest(name: string, files: readonly ScanFile[], maximumLength: number): ScanJudgeRequest {
  let left = maximumLength
  let isCut = false
  const shown: { path: string; text: string }[] = []
  for (const { path, bytes } of files) {
    if (bytes === undefined || bytes.length === 0) continue
    if (left <= 0) {
      isCut = true
      break
    }
    const text = redact(decodeText(bytes).text)
    if (text.length > left) isCut = true
    shown.push({ path, text: text.slice(0, left) })
    left -= text.length
  }
  return { name, files: shown, isCut }
}
