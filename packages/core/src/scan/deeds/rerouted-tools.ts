import { isOfSomebody } from '../chains/is-of-somebody.ts'
import { weighHost } from '../chains/weigh-host.ts'
import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isStrange } from './is-strange.ts'
import { reroutings, type Rerouting } from './reroutings.ts'

/** Those who are paid to keep what programs tell of themselves. */
const keepers =
  /(?:^|\.)(?:honeycomb\.io|datadoghq\.(?:com|eu)|grafana\.net|newrelic\.com|nr-data\.net|signoz\.(?:cloud|io)|axiom\.co|dash0\.com|langfuse\.com|elastic\.co|elastic-cloud\.com|splunk\.com|signalfx\.com|dynatrace\.com|logfire\.pydantic\.dev|pydantic\.dev|arize\.com|smith\.langchain\.com|traceloop\.com|sentry\.io|uptrace\.dev|lightstep\.com|betterstack\.com|betterstackdata\.com|coralogix\.com|aspecto\.io|googleapis\.com|amazonaws\.com|azure\.com)$/
/** Mirrors that whole countries use. */
const mirrors =
  /(?:^|\.)(?:npmmirror\.com|taobao\.org|tuna\.tsinghua\.edu\.cn|edu\.cn|aliyun\.com|aliyuncs\.com|cloud\.tencent\.com|tencentyun\.com|huaweicloud\.com|rsproxy\.cn|goproxy\.(?:cn|io)|hf-mirror\.com|azureedge\.net|jsr\.io|googleapis\.com|golang\.org|daocloud\.io|nju\.edu\.cn)$/

/** Tools of the user that are led to machines of somebody else: what they fetch, build or tell goes through there from then on. */
export function* reroutedTools(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role === 'inline-code' || piece.isExample) continue
    for (const { message, pattern, inPages, mayBeOwn } of reroutings)
      for (const match of matchesIn(piece, pattern)) {
        const address = machineOf(match)
        if (address === undefined) continue
        const severity = severityOf(skill, piece, address, { inPages, mayBeOwn })
        if (severity !== undefined) yield hitAt(piece, match, { message, confidence: 'medium', severity })
      }
  }
}

function machineOf(match: RegExpExecArray): Address | undefined {
  const written = match.groups?.['machine'] ?? match.slice(1).find((group) => group !== undefined) ?? ''
  return addressesIn(`https://${written.replace(/^\w+:\/\//, '').replace(/^[^/@]*@/, '')}`, 1)[0]
}

function severityOf(
  skill: SkillView,
  piece: Piece,
  address: Address,
  { inPages, mayBeOwn }: Pick<Rerouting, 'inPages'> & { readonly mayBeOwn: RegExp | undefined },
): 'critical' | 'warn' | undefined {
  const { host } = address
  const weight = weighHost(skill, address)
  if (weight !== 'foreign' && weight !== 'hostile' && weight !== 'own') return undefined
  if (!isUnknownHost(host) || keepers.test(host) || mirrors.test(host)) return undefined
  const isOwn = weight === 'own' && (mayBeOwn === undefined || mayBeOwn.test(skill.identity))
  if (piece.role === 'fence') return isOwn || isOfSomebody(address) ? 'warn' : inPages
  return isStrange(skill, address) ? 'critical' : undefined
}
