import { MetierError } from '@metier/core'

/** Another MCP server, by address or by the command that starts it. */
export type RemoteSource =
  | { readonly kind: 'http'; readonly label: string; readonly url: string }
  | { readonly kind: 'process'; readonly label: string; readonly command: string; readonly args: readonly string[] }

/**
 * What somebody typed: one word that is an address, or a command with its words. The label is ours to give, never the
 * server's own name, which anybody can choose.
 * @throws MetierError `usage` for neither.
 */
export function remoteSource(words: readonly string[], label?: string): RemoteSource {
  const [first = '', ...rest] = words
  if (/^https?:\/\//i.test(first) && rest.length === 0) {
    const url = URL.canParse(first) ? new URL(first) : undefined
    if (url !== undefined && url.username === '' && url.password === '') {
      return { kind: 'http', label: label ?? labelOf(url.host), url: url.href }
    }
  } else if (first !== '' && !first.includes('://')) {
    const program = rest.findLast((word) => /^[@\w][\w./@-]*$/.test(word) && !word.startsWith('-')) ?? first
    return {
      kind: 'process',
      label: label ?? labelOf(program.split(/[\\/]/).at(-1) ?? first),
      command: first,
      args: rest,
    }
  }
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(words.join(' ').slice(0, 200))} is neither the address of an MCP server nor a command.`,
    next: 'For example: metier mcp import https://skills.example/mcp, or metier mcp import npx some-server.',
  })
}

/** Becomes part of the names of its skills. */
function labelOf(text: string): string {
  const label = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '')
  return label === '' ? 'server' : label
}
