export interface Address {
  /** 0-based offset in the text it was found in. */
  readonly start: number
  readonly scheme: string
  readonly host: string
  /** With the slash it starts with; empty when there is none. */
  readonly path: string
}

const address =
  /\b(https?|wss?|ftp|hxxps?):\/\/(?:[^\s/@'"`<>]{1,80}@)?([\w.-]{2,253}|\[[0-9a-fA-F:]{2,45}\])(?::\d{1,5})?(\/[^\s'"`<>)\]}|;]{0,500})?/gi

/** Addresses in a text, up to a bound. */
export function addressesIn(text: string, most = 200): readonly Address[] {
  const found: Address[] = []
  address.lastIndex = 0
  for (let match = address.exec(text); match !== null && found.length < most; match = address.exec(text)) {
    const [, scheme = '', host = '', path = ''] = match
    found.push({ start: match.index, scheme: scheme.toLowerCase(), host: host.toLowerCase().replace(/\.$/, ''), path })
  }
  return found
}
