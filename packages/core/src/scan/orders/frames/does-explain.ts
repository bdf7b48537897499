import { orderGate } from '../order-gate.ts'
import type { FrameSentence } from './frame-sentence.ts'

const explaining = orderGate.add(
  /\b(?:attack(?:s|er|ers|ed)?|malicious(?:ly)?|red flags?|phish\w*|(?<!\b(?:user|person|customer|owner)s? )suspicious\w*|scam\w*|threats?|injections?|beware|adversar\w+|exploit\w*|example of|vulnerable to|victims?|hackers?|spoof\w*|fraud\w*|lesson|disallowed|jailbreak\w*|attempts? (?:to|at))\b|❌|🚫|⛔|攻击者|恶意|злоумышленник/i,
)

/** Sentences about attacks are no attacks. */
export function doesExplain(sentence: FrameSentence): boolean {
  return (sentence.kept.explains ??= orderGate.allows(explaining, sentence.signs) && explaining.test(sentence.text))
}
