import { hostKind } from '../hosts/host-kind.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unfollowedRuns } from './unfollowed-runs.ts'

const { isJudged, made, places } = unfollowedRuns

/** What opens a connection and then talks over it. */
const connects =
  /\bTCPSocket\b|\bfsockopen\b|\bstream_socket_client\b|\bIO::Socket\b|\bnet\.Dial\w{0,8}|\bTcpStream::connect|\bTcpClient\b|\bTCPClient\b|\bgen_tcp\s{0,2}:?\.?\s{0,2}connect|\bnew\s{1,3}(?:java\.net\.)?Socket\s{0,2}\(|\bSocket\s{0,2}\(\s{0,2}"|\bsocket\.tcp\b|\b\w{1,20}:connect\s{0,2}\(|\bSocket\.connect\b|\bWebSocket\b|\bsocket\s{0,2}\(\s{0,2}(?:PF|AF)_INET|\bNWConnection\b|\bConnectSocket\b/g
const within = 900

/** A connection whose other end decides what is run. */
export function* runsBesideConnections({ code }: Pick<SkillView, 'code'>): Iterable<ScanHit> {
  for (const piece of code) {
    if (!isJudged(piece) || piece.language === 'yaml' || piece.language === 'html') continue
    const { text } = piece.text
    const sources = places(text, connects).filter(({ start, end }) => isAway(text.slice(start, end + 160)))
    if (sources.length === 0) continue
    for (const { start, end } of made(text)) {
      if (!sources.some((each) => each.start < end && start - each.end < within)) continue
      yield {
        piece,
        start,
        end,
        message: 'Runs commands beside a connection to another machine.',
        confidence: 'medium',
      }
    }
  }
}

/** Names itself a machine, and not the one it runs on. */
function isAway(statement: string): boolean {
  const host = /["'`]([\w-]{1,60}(?:\.[\w-]{1,60}){1,6})(?::\d{1,5})?["'`]/.exec(statement)?.[1]
  return host !== undefined && hostKind(host) !== 'local'
}
