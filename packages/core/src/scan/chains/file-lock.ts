import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const walks =
  /\brglob\s{0,4}\(|\bos\.walk\b|\bWalkDir\b|\bfilepath\.Walk|\bGet-ChildItem\b[^\n]{0,120}-Recurse|\bfind\s{1,4}["']?(?:~|\$\{?HOME|\/|\.|\$\{?1|"\$)|\brecursive:\s{0,2}true\b|\*\*\/\*|\bfor\s[^\n]{0,40}\sin\s[^\n]{0,60}\*/
const locks =
  /\.encrypt\s{0,4}\(|\bcreateCipheriv\b|\bopenssl\s{1,4}(?:enc|aes)|\bCreateEncryptor\b|\bgpg\s[^\n]{0,80}(?:\s-c\b|--symmetric)|\bAESGCM\b|\bNewCipher\b|\bChaCha20|[\w\]]\s{0,2}\^=?\s{0,2}\w|-bxor\b/
const takesAway =
  /\bunlink\w{0,6}\s{0,4}\(|\bos\.(?:remove|rename|replace)\s{0,4}\(|\brm\s{1,4}[-"'$]|\bRe(?:move|name)-Item\b|\brename\w{0,6}\s{0,4}\(|\bshred\b|\.Delete\s{0,4}\(|\bos\.(?:Remove|Rename)\s{0,4}\(|\bmv\s{1,4}/
const demands =
  /\b(?:BTC|bitcoins?|monero|XMR|ransom\w{0,6})\b|\bpay(?:ment)?\b[^\n]{0,80}\b(?:recover|restore|decrypt|unlock|key|back)\b|\b(?:recover|restore|decrypt|unlock|get)\b[^\n]{0,80}\b(?:pay|payment|send \d)/i

/** A key that is made up on the spot. */
const freshKey =
  /\b(\w{1,30})\s{0,2}=\s{0,2}[^\n]{0,40}(?:\bFernet\.generate_key\(|\bAESGCM\.generate_key\(|\bos\.urandom\(|\bsecrets\.token_\w{3,8}\(|\bget_random_bytes\(|\brandomBytes\(|\bopenssl\s{1,3}rand\b)/g
const ciphers = /\.encrypt\s{0,4}\(|\bcreateCipheriv\b|\bopenssl\s{1,4}(?:enc|aes)/
/** A line that does no more with a key than lock with it. */
const onlyLocks =
  /\b(?:Fernet|AESGCM|AES\.new|Cipher|ChaCha20\w{0,8}|createCipheriv)\s{0,2}\(|\.encrypt\s{0,4}\(|\bopenssl\s{1,4}(?:enc|aes)/

/**
 * Files all over a folder made unreadable and an offer to make them readable again: each half is a thing that honest
 * programs do, and no honest program does both. None throws the key away either.
 */
export function* fileLock({ code }: SkillView): Iterable<ScanHit> {
  for (const piece of code) {
    const found = lockedAt(piece)
    if (found === undefined) continue
    yield { piece, end: found.start + 20, confidence: 'medium', ...found }
  }
}

function lockedAt({ role, text: { text } }: Piece): { readonly start: number; readonly message: string } | undefined {
  if (role !== 'script' && role !== 'command') return undefined
  if (!walks.test(text) || !takesAway.test(text)) return undefined
  const start = locks.exec(text)?.index
  if (start === undefined) return undefined
  if (demands.test(text)) return { start, message: 'Makes files unreadable and asks for money.' }
  if (!isKeyLost(text)) return undefined
  return { start, message: 'Makes files unreadable, deletes the readable ones and keeps the key nowhere.' }
}

/** Is a key made up that is in no line but those that lock with it: neither written, shown nor sent? */
function isKeyLost(text: string): boolean {
  if (!ciphers.test(text)) return false
  const lines = text.split('\n')
  return [...text.matchAll(freshKey)].some(([made, name = '']) => {
    const named = new RegExp(String.raw`\b${name}\b`)
    const uses = lines.filter((line) => named.test(line) && !line.includes(made))
    return uses.length > 0 && uses.every((line) => onlyLocks.test(line))
  })
}
