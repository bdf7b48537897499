import { hostKind } from './host-kind.ts'

/** Names that only a network of one's own knows. */
const inHouse = /^[a-z][a-z0-9-]{0,40}$|\.(?:internal|intranet|lan|local|localdomain|corp|home|private|home\.arpa)$/

/** Is it a machine of the reader's own house: `nexus`, `devpi.intranet`, `192.168.4.20`? */
export function isHouseHost(host: string): boolean {
  return inHouse.test(host) || hostKind(host) === 'local'
}
