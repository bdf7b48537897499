import { hostKind, type HostKind } from '../hosts/host-kind.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { isKnownService } from '../hosts/is-known-service.ts'

/** Ends that hosts in programs have; anything else with a full stop in it is a name of something in the program. */
const ends =
  'com|net|org|io|dev|app|co|ai|cloud|info|sh|xyz|me|site|online|tools|tech|ru|cn|jp|de|eu|uk|fr|in|us|to|so|gg|ms|run|page|link|click|top|cc|pro|biz|store|systems|works|space|live|software|ltd|agency|network|build|fm|tv|is|im|la|ly|sx|ws'
const host = new RegExp(`(?<![\\w.@-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,6}(?:${ends})(?![\\w-])`, 'gi')
const mayHold = /[a-z0-9]\.[a-z]/i
/** Of hosts that are not known as somebody's. */
const telling: ReadonlySet<HostKind> = new Set(['drop', 'paste', 'shortener', 'suspicious', 'tenant', 'placeholder'])

/** The line with each host as one word that says whether many people know it, and what features it has besides. */
export function hostWords(line: string): { readonly line: string; readonly features: readonly string[] } {
  if (!mayHold.test(line)) return { line, features: [] }
  const features: string[] = []
  const plain = line.replace(host, (written) => {
    const name = written.toLowerCase()
    const kind = hostKind(name)
    if (telling.has(kind)) features.push(`host kind:${kind}`)
    if (!isKnownService(name) && !isCodeHost(name) && kind !== 'installer') return ' NEWHOST '
    features.push(`host:${name.split('.').slice(-2).join('.')}`)
    return ' KNOWNHOST '
  })
  return { line: plain, features }
}
