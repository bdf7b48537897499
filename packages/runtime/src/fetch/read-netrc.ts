export interface NetrcMachine {
  readonly login: string
  readonly password: string
}

/**
 * Names and passwords by host, lower case, the first for each. `default` is passed over: it would be said to any host
 * that a stranger's index names. Macros are passed over too.
 */
export function readNetrc(text: string): ReadonlyMap<string, NetrcMachine> {
  const machines = new Map<string, NetrcMachine>()
  const plain = text.replaceAll(/^[ \t]*#.*$/gm, '').replaceAll(/^[ \t]*macdef\b[^]*?(?:\n[ \t]*\n|$(?![^]))/gm, '\n')
  let machine: string | undefined
  let found: { login?: string; password?: string } = {}
  const keep = (): void => {
    const { login = '', password } = found
    if (machine !== undefined && password !== undefined && !machines.has(machine))
      machines.set(machine, { login, password })
    found = {}
  }
  const words = plain.split(/\s+/).filter((word) => word !== '')
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === 'machine' || word === 'default') {
      keep()
      machine = word === 'machine' ? words[++at]?.toLowerCase() : undefined
    } else if (word === 'login' || word === 'password' || word === 'account') {
      const value = words[++at]
      if (word !== 'account' && value !== undefined) found[word] = value.replace(/^"(.*)"$/, '$1')
    }
  }
  keep()
  return machines
}
