import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const walks =
  /\brglob\s{0,4}\(|\bos\.walk\b|\bWalkDir\b|\bfilepath\.Walk|\bGet-ChildItem\b[^\n]{0,120}-Recurse|\bfind\s{1,4}["']?(?:~|\$\{?HOME|\/|\.|\$\{?1|"\$)|\brecursive:\s{0,2}true\b|\*\*\/\*|\bfor\s[^\n]{0,40}\sin\s[^\n]{0,60}\*/
const locks =
  /\.encrypt\s{0,4}\(|\bcreateCipheriv\b|\bopenssl\s{1,4}(?:enc|aes)|\bCreateEncryptor\b|\bgpg\s[^\n]{0,80}(?:\s-c\b|--symmetric)|\bAESGCM\b|\bNewCipher\b|\bChaCha20|[\w\]]\s{0,2}\^=?\s{0,2}\w|-bxor\b/
const takesAway =
  /\bunlink\w{0,6}\s{0,4}\(|\bos\.(?:remove|rename|replace)\s{0,4}\(|\brm\s{1,4}-|\bRe(?:move|name)-Item\b|\brename\w{0,6}\s{0,4}\(|\bshred\b|\.Delete\s{0,4}\(|\bos\.(?:Remove|Rename)\s{0,4}\(|\bmv\s{1,4}/
const demands =
  /\b(?:BTC|bitcoins?|monero|XMR|ransom\w{0,6})\b|\bpay(?:ment)?\b[^\n]{0,80}\b(?:recover|restore|decrypt|unlock|key|back)\b|\b(?:recover|restore|decrypt|unlock|get)\b[^\n]{0,80}\b(?:pay|payment|send \d)/i

/**
 * Files all over a folder made unreadable and an offer to make them readable again: each half is a thing that honest
 * programs do, and no honest program does both.
 */
export function* fileLock({ code }: SkillView): Iterable<ScanHit> {
  for (const piece of code) {
    const start = lockedAt(piece)
    if (start === undefined) continue
    const message = 'Makes files unreadable and asks for money.'
    yield { piece, start, end: start + 20, message, confidence: 'medium' }
  }
}

function lockedAt({ role, text: { text } }: Piece): number | undefined {
  if (role !== 'script' && role !== 'command') return undefined
  if (!demands.test(text) || !walks.test(text) || !takesAway.test(text)) return undefined
  return locks.exec(text)?.index
}
