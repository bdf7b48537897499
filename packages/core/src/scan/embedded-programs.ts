import type { Language } from './language-of.ts'

/** A program that stands in a file of another kind. */
export interface EmbeddedProgram {
  readonly language: Language
  readonly text: string
  /** 0-based offset of its beginning in the file, as near as it is known. */
  readonly start: number
}

const commandKey =
  /^(?:command|cmd|run|script|exec|entrypoint|install|preinstall|postinstall|prepare|start|\w{0,20}Command|before_script|after_script|bash|powershell|shell)$/i
const mostPrograms = 200
/** Whatever the key is called, this is a command. */
const looksRun =
  /^@?(?:sudo\s{1,4})?(?:curl|wget|(?:ba|z|da)?sh|php|node|python3?|ruby|perl|powershell|pwsh|cmd|deno|npx|bunx?)\s(?=[^]{0,2000}(?:https?:|\||base64))/i

/** What a configuration file, a notebook or a page has others run. Never throws; bounded. */
export function embeddedPrograms(path: string, text: string): readonly EmbeddedProgram[] {
  if (/\.(?:json|jsonc|json5|ipynb)$/i.test(path)) return fromJson(path, text)
  if (/\.(?:ya?ml)$/i.test(path)) return fromYaml(text)
  if (/\.(?:csproj|vbproj|fsproj|vcxproj|props|targets|proj)$/i.test(path)) return fromBuild(text)
  if (/\.(?:html?|svg|xml|xhtml|vue|svelte)$/i.test(path)) return fromHtml(text)
  return []
}

function fromJson(path: string, text: string): readonly EmbeddedProgram[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const found: EmbeddedProgram[] = []
  const isNotebook = /\.ipynb$/i.test(path)
  const add = (program: string, language: Language): void => {
    if (found.length >= mostPrograms || program.length < 4) return
    const written = JSON.stringify(program).slice(1, 61)
    found.push({ language, text: program, start: Math.max(0, text.indexOf(written.split('\\n')[0] ?? written)) })
  }
  const visit = (node: unknown, key: string, parent: string, depth: number): void => {
    if (depth > 20 || found.length >= mostPrograms) return
    if (typeof node === 'string') {
      if (commandKey.test(key) || parent === 'scripts' || looksRun.test(node)) add(node.replace(/^@/, ''), 'shell')
    } else if (Array.isArray(node)) {
      const words = node.filter((item) => typeof item === 'string')
      if (commandKey.test(key) && words.length > 0) add(words.join(' '), 'shell')
      else for (const item of node) visit(item, key, parent, depth + 1)
    } else if (typeof node === 'object' && node !== null) visitObject(node, key, depth)
  }
  const visitObject = (node: object, key: string, depth: number): void => {
    const fields = new Map<string, unknown>(Object.entries(node))
    const [command, args, cell, source] = ['command', 'args', 'cell_type', 'source'].map((field) => fields.get(field))
    if (isNotebook && cell === 'code') add(Array.isArray(source) ? source.join('') : String(source), 'python')
    if (typeof command === 'string' && Array.isArray(args)) {
      add([command, ...args.map((word) => quoteWord(String(word)))].join(' '), 'shell')
    }
    for (const [name, child] of Object.entries(node)) visit(child, name, key, depth + 1)
  }
  visit(value, '', '', 0)
  return found
}

function quoteWord(word: string): string {
  return /^[\w./:=@%+,~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** `run: one line`, and `run: |` with the lines below it that stand further in. */
function fromYaml(text: string): readonly EmbeddedProgram[] {
  const found: EmbeddedProgram[] = []
  const key =
    /^([ \t]{0,60}(?:-[ \t]{1,4})?)(run|script|command|cmd|entry|entrypoint|before_script|after_script|exec|shell|\w{0,20}_?command|(?:pre|post|before|after)_?\w{0,12}|on_\w{1,20}|hooks?)[ \t]{0,4}:[ \t]{0,4}(.*)$/gim
  for (let match = key.exec(text); match !== null && found.length < mostPrograms; match = key.exec(text)) {
    const [whole, indent = '', , rest = ''] = match
    const after = match.index + whole.length + 1
    if (rest !== '' && !/^[|>][+-]?\d?\s*$/.test(rest)) {
      found.push({ language: 'shell', text: rest.replace(/^(["'])(.*)\1\s*$/, '$2'), start: after - 1 - rest.length })
      continue
    }
    let end = after
    while (end < text.length) {
      const newline = text.indexOf('\n', end)
      const line = text.slice(end, newline === -1 ? text.length : newline)
      const isInside = line.trim() === '' || (/^[ \t]*/.exec(line)?.[0].length ?? 0) > indent.replace(/-.*/, '').length
      if (!isInside) break
      end = newline === -1 ? text.length : newline + 1
    }
    if (end > after)
      found.push({
        language: 'shell',
        // `- |` says of the lines below that they are one text, and is no word of the program.
        text: text.slice(after, end).replace(/^[ \t]*- (?:[|>][+-]?[ \t]*$)?/gm, (dash) => ' '.repeat(dash.length)),
        start: after,
      })
  }
  return found
}

/** The commands of MSBuild's `Exec` tasks and of its events, and the code of its tasks. */
function fromBuild(text: string): readonly EmbeddedProgram[] {
  const command = /\bCommand\s{0,4}=\s{0,4}"([^"]{4,4000})"|<(?:Pre|Post)BuildEvent>([^<]{4,4000})</gi
  const code = /<Code\b[^>]{0,200}>\s{0,20}(?:<!\[CDATA\[)?([^]{4,20000}?)(?:\]\]>)?\s{0,20}<\/Code>/gi
  const fragments = [...text.matchAll(code)].slice(0, 20).map((match): EmbeddedProgram => {
    return { language: 'code', text: match[1] ?? '', start: match.index }
  })
  return [...fragments, ...commandsOf(text, command)]
}

function commandsOf(text: string, command: RegExp): readonly EmbeddedProgram[] {
  return [...text.matchAll(command)].slice(0, mostPrograms).flatMap((match): readonly EmbeddedProgram[] => {
    const program = (match[1] ?? match[2] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
    return (['shell', 'powershell'] as const).map((language) => ({ language, text: program, start: match.index }))
  })
}

function fromHtml(text: string): readonly EmbeddedProgram[] {
  const found: EmbeddedProgram[] = []
  const open = /<script\b[^>]{0,400}>/gi
  for (let match = open.exec(text); match !== null && found.length < mostPrograms; match = open.exec(text)) {
    const start = match.index + match[0].length
    const close = text.indexOf('</script', start)
    const end = close === -1 ? text.length : close
    if (end > start) found.push({ language: 'javascript', text: text.slice(start, end), start })
    open.lastIndex = end
  }
  const handler = /\son[a-z]{3,20}\s{0,4}=\s{0,4}(?:"([^"]{4,4000})"|'([^']{4,4000})')/gi
  for (let match = handler.exec(text); match !== null && found.length < mostPrograms; match = handler.exec(text)) {
    const program = match[1] ?? match[2] ?? ''
    found.push({ language: 'javascript', text: program, start: match.index + match[0].length - program.length - 1 })
  }
  return found
}
