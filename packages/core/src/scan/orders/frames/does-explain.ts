import type { FrameSentence } from './frame-sentence.ts'

const explaining =
  /\b(?:attack(?:s|er|ers|ed)?|malicious(?:ly)?|red flags?|phish\w*|(?<!\b(?:user|person|customer|owner)s? )suspicious\w*|scam\w*|threats?|injections?|beware|adversar\w+|exploit\w*|example of|vulnerable to|victims?|hackers?|spoof\w*|fraud\w*|lesson|disallowed|jailbreak\w*|attempts? (?:to|at))\b|❌|🚫|⛔|攻击者|恶意|злоумышленник/i

/** Sentences about attacks are no attacks. */
export function doesExplain(sentence: FrameSentence): boolean {
  return (sentence.kept.explains ??= explaining.test(sentence.text))
}
