const zeros = '000000'
const number = /\d+/g
/** Of words of a wallet, and of digits of a code: what they are numbers of is known by them. */
const telling: ReadonlySet<string> = new Set(['4', '6', '12', '24'])
/** What makes a number part of a name, a version, a path or an address. */
const joinedBefore = /[\w.:/-]/
const joinedAfter = /^(?:[\w:/-]|\.\d)/

/**
 * A paragraph with zeros in the place of its numbers, sign for sign, as far as they stand for themselves: but for a few, no judge of orders
 * tells one number from another of as many digits, so that what was said of one holds for all.
 */
export function besideNumbers(line: string): string {
  return line.replaceAll(number, (digits: string, at: number) => {
    const end = at + digits.length
    if (digits.length > zeros.length || telling.has(digits) || (at > 0 && joinedBefore.test(line.charAt(at - 1))))
      return digits
    return joinedAfter.test(line.slice(end, end + 2)) ? digits : zeros.slice(0, digits.length)
  })
}
