const zeros = '000000'
/** A number that stands for itself, and is no part of a name, a version, a path or an address. */
const loneNumber = /(?<![\w.:/-])\d{1,6}(?![\w:/-]|\.\d)/g

/**
 * A paragraph with zeros in the place of its numbers, sign for sign: no judge of orders tells one number from another of as many
 * digits, so that what was said of one holds for all.
 */
export function besideNumbers(line: string): string {
  return line.replaceAll(loneNumber, (number) => zeros.slice(0, number.length))
}
