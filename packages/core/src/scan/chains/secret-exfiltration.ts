import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isKnownService } from '../hosts/is-known-service.ts'
import type { Piece } from '../piece.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { belongsTo } from './belongs-to.ts'
import { blankLeftOut } from './blank-left-out.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { networkSend } from './network-send.ts'
import { statementAt } from './statement-at.ts'
import { taintByName, taintedNames, taintOf, type Taint } from './tainted-names.ts'
import { weighHost, type HostWeight } from './weigh-host.ts'

/** A key in the place where a service asks for it is used and not stolen. */
const credentialsInPlace =
  /(?:-H|--header)\s{1,4}(?:"[^"\n]{0,300}"|'[^'\n]{0,300}')|\bheaders?\s{0,4}[=:]\s{0,4}(?:\{[^{}]{0,400}\}|\w{1,40})|\bauth\s{0,4}=\s{0,4}(?:\([^()]{0,200}\)|\w{1,40})|(?:-u|--user|-i)\s{1,4}\S{1,200}|\bAuthorization\b[^\n,}]{0,200}/g
const vendor =
  /(?:AWS|AZURE|GCP|GOOGLE|GITHUB|GH|GITLAB|OPENAI|ANTHROPIC|CLAUDE|SLACK|STRIPE|NPM|PYPI|DOCKER|SENDGRID|TWILIO|HEROKU|DATABASE|DB|POSTGRES|MYSQL|MONGO|REDIS|SSH|JWT|HF|HUGGINGFACE|CLOUDFLARE|DIGITALOCEAN|VERCEL|NETLIFY|SUPABASE|FIREBASE|DISCORD|TELEGRAM|NOTION|LINEAR|JIRA|ATLASSIAN|WALLET|PRIVATE|MNEMONIC|SEED|KUBE|VAULT)/

/** A field of that name is a secret wherever it comes from. */
const secretField =
  /\b(?:credentials?|tokens?|passwords?|passwd|secrets?|cookies?|api_?keys?|private_?keys?)["']?\s{0,3}[=:]/i

const looseLanguages: ReadonlySet<string> = new Set(['ruby', 'perl', 'php', 'code', 'batch', 'applescript'])

const sentText = /\s(?:-d|--json|--data(?:-\w{1,12})?)(?:\s{1,4}|=)(?:"(?:[^"\\]|\\[\s\S]){0,4000}"|'[^']{0,4000}')/g

const urlConstant = /\b([A-Za-z_]\w{0,40})\s{0,4}[:=]{1,2}\s{0,4}[fru]?["'`](https?:\/\/[^"'`\s]{4,300})/g

/** Keys, the environment or files with credentials in them, sent to somebody whose they are not. */
export const secretExfiltration: ScanRule = {
  id: 'secret-exfiltration',
  severity: 'critical',
  summary: 'Secrets are sent to another machine',
  why: 'Whoever gets them can do what the user can, and nobody notices.',
  next: 'Do not use the skill. If it ran already, change every key that it could read.',
  *check(skill) {
    for (const piece of skill.code) {
      const { text } = piece.text
      const sends = matchesIn(piece, networkSend)
      if (sends.length === 0) continue
      const names = taintedNames(text)
      const constants = new Map([...text.matchAll(urlConstant)].map((match) => [match[1] ?? '', match[2] ?? '']))
      for (const match of sends) {
        const hit = judge(skill, piece, { match, names, constants })
        if (hit !== undefined) yield hit
      }
    }
  },
}

/** What a program proves itself with where it asks for a token is for whom it asks (RFC 6749, 4.1.3). */
function isSignIn(statement: string, addresses: readonly Address[]): boolean {
  return (
    /\bgrant_?[tT]ype\b/.test(statement) &&
    /\/(?:oauth2?|auth|connect)(?:\/v\d)?\/token\b/.test(statement) &&
    addresses.every(({ host }) => isKnownService(host))
  )
}

interface Sending {
  readonly match: RegExpExecArray
  readonly names: ReadonlyMap<string, Taint>
  readonly constants: ReadonlyMap<string, string>
}

function judge(skill: SkillView, piece: Piece, { match, names, constants }: Sending): ScanHit | undefined {
  const { text } = piece.text
  const lineStart = text.lastIndexOf('\n', match.index) + 1
  // What is piped into the command stands before it.
  const piped = blankLeftOut(text.slice(Math.max(lineStart, match.index - 300), match.index))
  const statement = statementAt(text, match.index)
  const data = `${/\|\s*$/.test(piped) ? piped : ''}${blankLeftOut(statement).replace(credentialsInPlace, ' ')}`
  const own = addressesOf(statement, constants)
  // Where statements are not followed, the one that names the machine is another one.
  const isLoose = piece.role === 'script' && looseLanguages.has(piece.language)
  const addresses = own.length === 0 && isLoose ? addressesIn(text, 3) : own
  const isHostile = addresses.some((address) => weighHost(skill, address) === 'hostile')
  const taint =
    taintOf(data) ??
    taintByName(data.replace(/(["'])(?:(?!\1)[^\\\n{$]){0,300}\1/g, ' '), names) ??
    (isHostile && secretField.test(data) ? ({ kind: 'secret', variables: ['SECRET'] } as const) : undefined)
  if (taint === undefined || isSignIn(statement, addresses)) return undefined
  const weights = addresses.map((address) => weighHost(skill, address))
  const isOwnDeed = taint.kind !== 'secret' && piece.role === 'script' && weights.includes('own')
  const level =
    isOwnDeed && !weights.includes('hostile') ? ({ confidence: 'medium' } as const) : levelOf(taint, addresses, weights)
  if (level === undefined) return undefined
  const told = messages[taint.kind]
  if (isShownAsExample(skill, piece, match.index))
    return hitAt(piece, match, { ...told, severity: 'warn', confidence: 'low' })
  const to = [{ piece, at: match.index }]
  const joins = taint.at === undefined ? undefined : { from: [{ piece, at: taint.at }], to }
  return {
    ...hitAt(piece, match, { ...told, ...level }),
    end: match.index + statement.length,
    ...(joins && { joins }),
  }
}

const messages = {
  environment: { message: 'Sends the whole environment over the network.' },
  credentials: { message: 'Sends a file with credentials over the network.', deed: 'credentials-sent' },
  secret: { message: 'Sends a secret over the network to somebody whose it is not.' },
} as const

function addressesOf(statement: string, constants: ReadonlyMap<string, string>): readonly Address[] {
  // What is sent may name any machine; where it goes stands beside it.
  const beside = addressesIn(statement.replace(sentText, ' '), 5)
  const direct = beside.length > 0 ? beside : addressesIn(statement, 5)
  if (direct.length > 0) return direct
  return [...statement.matchAll(/[A-Za-z_]\w{0,40}/g)].flatMap((match) => addressesIn(constants.get(match[0]) ?? '', 1))
}

function levelOf(
  taint: Taint,
  addresses: readonly Address[],
  weights: readonly HostWeight[],
): Pick<ScanHit, 'severity' | 'confidence'> | undefined {
  const isHostile = weights.includes('hostile')
  const isForeign = isHostile || weights.includes('foreign') || weights.includes('placeholder')
  if (taint.kind !== 'secret') {
    if (isForeign) return { confidence: 'high' }
    return weights.length === 0 ? { severity: 'warn', confidence: 'medium' } : { severity: 'info' }
  }
  const foreign = taint.variables.filter((variable) => !addresses.some(({ host }) => belongsTo(variable, host)))
  if (!isForeign || foreign.length === 0) return undefined
  if (isHostile) return { confidence: 'high' }
  return foreign.some((variable) => vendor.test(variable)) ? { confidence: 'medium' } : { severity: 'info' }
}
