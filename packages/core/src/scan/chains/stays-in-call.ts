const strings = /"(?:[^"\\\n]|\\.){0,2000}"|'(?:[^'\\\n]|\\.){0,2000}'|`(?:[^`\\]|\\.){0,2000}`/g

/**
 * Is what ends a match still within the call that begins it, or within what that call gives is called with? A program packed
 * into one line has something else behind every call: `/^#+/.exec(text);…;unescape(name)` decodes nothing that it runs.
 */
export function staysInCall(match: string): boolean {
  const plain = match.replace(strings, (text) => '_'.repeat(text.length))
  let depth = 0
  for (let index = plain.indexOf('('); index !== -1 && index < plain.length; index += 1) {
    const letter = plain[index]
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth === 0 && !/^\)\s*\(/.test(plain.slice(index, index + 8))) return false
  }
  return true
}
