import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'

const socket = /\bWebSocket\s{0,4}\(\s{0,20}['"`]wss?:\/\/[^'"`\s/:]{1,255}:(\d{1,5})/g
/** Ports that the document of Wundr calls usual. */
const usual: ReadonlySet<string> = new Set(['80', '443', '8080', '8443', '3000'])

/** WUN-52. */
export const suspiciousNetwork: ScanRule = {
  id: 'suspicious-network',
  severity: 'warn',
  summary: 'A WebSocket to an unusual port',
  why: 'Programs that take orders from elsewhere talk on ports that nobody watches.',
  next: 'Find out who answers there.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      for (const match of matchesIn(piece, socket)) {
        if (usual.has(match[1] ?? '')) continue
        yield hitAt(piece, match, { message: `Opens a WebSocket to port ${match[1]}.` })
      }
    }
  },
}
