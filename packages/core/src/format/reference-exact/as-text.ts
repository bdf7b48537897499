/** Text, lists and maps, as strictyaml gives them. */
export type PythonValue = string | PythonValue[] | Map<string, PythonValue>

/** `str()`: text as it is, anything else in Python's notation. */
export function asText(value: PythonValue): string {
  return typeof value === 'string' ? value : notation(value)
}

function notation(value: PythonValue): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(notation).join(', ')}]`
  const entries = [...value]
  return `{${entries.map(([key, item]) => `${quote(key)}: ${notation(item)}`).join(', ')}}`
}

function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  let result = mark
  for (const character of text) {
    if (character === '\\' || character === mark) result += `\\${character}`
    else if (character === '\n') result += '\\n'
    else if (character === '\r') result += '\\r'
    else if (character === '\t') result += '\\t'
    else if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)) result += escapeCode(character.codePointAt(0) ?? 0)
    else result += character
  }
  return result + mark
}

function escapeCode(point: number): string {
  if (point <= 0xff) return `\\x${point.toString(16).padStart(2, '0')}`
  return point <= 0xffff ? `\\u${point.toString(16).padStart(4, '0')}` : `\\U${point.toString(16).padStart(8, '0')}`
}
