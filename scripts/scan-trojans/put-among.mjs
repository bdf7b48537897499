const isBoundary = {
  py: /^(?:def|class|async def|import|from|if __name__)\b/,
  js: /^(?:function|async function|const|let|class|export|module)\b/,
  ts: /^(?:function|async function|const|let|class|export|interface|type)\b/,
  sh: /^[A-Za-z_][\w-]*(?:=|\(\)| )/,
  md: /^\S/,
}

/** The lines before which something can stand by itself: nothing is open there, and an empty line is before it. */
function places(lines, kind) {
  const found = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    if (!isOpen && index > 0 && lines[index - 1].trim() === '' && isBoundary[kind].test(line)) found.push(index)
    const marks =
      kind === 'md'
        ? /^\s*(?:```|~~~|---$)/.test(line)
          ? 1
          : 0
        : (line.match(kind === 'py' ? /"""|'''/g : kind === 'sh' ? /<<-?\s*['"]?\w+|^\w*EOF$/g : /(?<!\\)`/g) ?? [])
            .length
    if (marks % 2 === 1) isOpen = !isOpen
  }
  return found
}

/** The text with an addition among its own lines, about its middle; at its end when no place is found. */
export function putAmong(text, addition, kind) {
  const lines = text.split('\n')
  const found = places(lines, kind)
  const at = found[Math.floor(found.length / 2)] ?? lines.length
  return [...lines.slice(0, at), ...addition.split('\n'), ...lines.slice(at)].join('\n')
}
