import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { matchesHost, splitHost } from '@metier/core'
import { isPublicAddress } from './is-public-address.ts'

/** Addresses of a name, in the order to be tried. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface ChooseAddressOptions {
  /** Patterns of `grants.hosts`. */
  readonly hosts: readonly string[]
  /** As the program names it, without brackets. */
  readonly host: string
  readonly port: number
  readonly resolve?: Resolve
}

/** Addresses where a cloud hands the machine's keys to any program that asks; never granted, under any name. */
const metadata = /^169\.254\.|^fe80:|^fd00:ec2:/i

/**
 * The address to connect to, looked up here and only once: a name that is granted and leads to this machine, its
 * network or its cloud leads nowhere, whatever its owner answers the second time. An address that is not public has to
 * be granted as such, or as `localhost`. `undefined` for what is not granted, or is not there.
 */
export async function chooseAddress(options: ChooseAddressOptions): Promise<string | undefined> {
  const { hosts, host, port, resolve = systemAddresses } = options
  const granted = hosts
    .filter((pattern) => matchesHost(pattern, { host, port }))
    .map((pattern) => splitHost(pattern).name)
  if (granted.length === 0) return undefined
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  const isNamed = granted.includes('localhost') || granted.some((name) => isIP(name) !== 0)
  return addresses.find((address) => !metadata.test(address) && (isNamed || isPublicAddress(address)))
}

async function systemAddresses(host: string): Promise<readonly string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
