const isBoundary = {
  py: /^(?:def|class|async def|import|from|if __name__)\b/,
  js: /^(?:function|async function|const|let|class|export|module)\b/,
  ts: /^(?:function|async function|const|let|class|export|interface|type)\b/,
  sh: /^[A-Za-z_][\w-]*(?:=|\(\)| )/,
  ps1: /^(?:function|param|\$\w+|[A-Z]\w+-\w+)\b/i,
  md: /^\S/,
}
const marks = { py: /"""|'''/g, sh: /<<-?\s*['"]?\w+|^\w*EOF$/g, ps1: /@["']$|^["']@/g }

/** Whether each line of a page stands in its head or in a block of code: what a longer fence has within may have fences. */
function blocksOf(lines) {
  let fence = lines[0]?.trim() === '---' ? '---' : ''
  return lines.map((line, index) => {
    if (fence === '---') {
      if (index > 0 && line.trim() === '---') fence = ''
      return true
    }
    const [, found, rest] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (found === undefined) return fence !== ''
    if (fence === '') fence = found
    else if (found.startsWith(fence) && rest.trim() === '') fence = ''
    return true
  })
}

/** Whether each line of a program stands in a text that was opened before it. */
function textsOf(lines, kind) {
  let isOpen = false
  return lines.map((line) => {
    const wasOpen = isOpen
    if ((line.match(marks[kind] ?? /(?<!\\)`/g) ?? []).length % 2 === 1) isOpen = !isOpen
    return wasOpen
  })
}

/** The text with an addition among its own lines, about its middle; at its end when no place is found. */
export function putAmong(text, addition, kind) {
  const lines = text.split('\n')
  const isWithin = kind === 'md' ? blocksOf(lines) : textsOf(lines, kind)
  const found = lines.flatMap((line, index) =>
    index > 0 && !isWithin[index] && lines[index - 1].trim() === '' && isBoundary[kind].test(line) ? [index] : [],
  )
  const at = found[Math.floor(found.length / 2)] ?? lines.length
  return [...lines.slice(0, at), ...addition.split('\n'), ...lines.slice(at)].join('\n')
}
