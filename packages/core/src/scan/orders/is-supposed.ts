const supposed =
  /\b(?:would|could|might|(?<!\b(?:you|agent|assistant)\s)(?:can|may)|lets? (?:you|users|them|anyone)|(?:allow(?:s|ing)?|enabl(?:es?|ing)) (?:you|users|them|it|attackers?|others) to|(?:they|he|she)(?:['’]ll|\swill)?)\s[`*_]{0,2}(?:(?:also|then|still|even|just|simply|otherwise|accidentally|\w{3,12}ly)\s){0,2}[`*_]{0,2}$/i

/** Is what stands at a place only told of: what would happen, what something is able to do, what others will do? */
export function isSupposed(text: string, at: number): boolean {
  return supposed.test(text.slice(Math.max(0, at - 60), at))
}
