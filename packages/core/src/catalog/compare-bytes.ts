/**
 * Orders two strings as their UTF-8 bytes would be. UTF-16 order, which `<` uses, differs from it only
 * where one side has a surrogate pair.
 */
export function compareBytes(left: string, right: string): number {
  if (left === right) return 0
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a !== b) return weight(a) - weight(b)
  }
  return left.length - right.length
}

/** Moves surrogates behind the rest of the basic plane, where their code points belong. */
function weight(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
