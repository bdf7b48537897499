import { join } from 'node:path'
import type { FileSystem, Host } from '@metier/core'
import { isLoopback } from './is-loopback.ts'
import { readNetrc } from './read-netrc.ts'

export interface NetrcOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/**
 * Headers with the name and password that the user's `.netrc` (or the file in `NETRC`) has for the host of a URL; none
 * over plain HTTP, except on this machine. The file is read when it is first asked for.
 */
export function netrcAuthorization({ fileSystem, host }: NetrcOptions): (url: URL) => Readonly<Record<string, string>> {
  let machines: ReturnType<typeof readNetrc> | undefined
  return ({ protocol, hostname }) => {
    if (protocol !== 'https:' && !isLoopback(hostname)) return {}
    machines ??= readNetrc(textOf({ fileSystem, host }))
    const found = machines.get(hostname.toLowerCase())
    if (found === undefined) return {}
    return { authorization: `Basic ${Buffer.from(`${found.login}:${found.password}`).toString('base64')}` }
  }
}

function textOf({ fileSystem, host }: NetrcOptions): string {
  const { home, platform, environment } = host
  const usual = join(home, platform === 'win32' ? '_netrc' : '.netrc')
  const bytes = fileSystem.read(environment['NETRC'] ?? usual)
  return bytes === undefined ? '' : new TextDecoder().decode(bytes)
}
