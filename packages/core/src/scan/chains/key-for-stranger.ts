import { isStrange } from '../deeds/is-strange.ts'
import type { Flow } from '../flow/flow.ts'
import type { Address } from '../hosts/addresses-in.ts'
import type { SkillView } from '../skill-view.ts'
import { belongsTo } from './belongs-to.ts'
import type { JudgedFlow } from './flow-rule.ts'
import { flowTexts } from './flow-texts.ts'
import { weighHost } from './weigh-host.ts'

/** Keys of which everybody knows whose they are. */
const vendors =
  /^(?:AWS|GITHUB|GH|GITLAB|SLACK|STRIPE|NPM|PYPI|DOCKER|DOCKERHUB|SENDGRID|TWILIO|HEROKU|CLOUDFLARE|DIGITALOCEAN|VERCEL|NETLIFY|SUPABASE|KUBE|VAULT|NOTION|LINEAR|JIRA|ATLASSIAN|DISCORD|TELEGRAM|HF|HUGGINGFACE)_/
/** Keys that others take too who speak the same protocol. */
const shared = /^(?:OPENAI|ANTHROPIC|CLAUDE|GOOGLE|GEMINI|AZURE)_/
/** What a tool prints of the login of its user, and whom it may be shown to. */
const logins: Readonly<Record<string, RegExp>> = {
  GITHUB_LOGIN:
    /(?:^|\.)(?:github(?:usercontent|copilot)?\.com|github\.ai|ghcr\.io|ghe\.com|inference\.ai\.azure\.com)$/,
  GOOGLE_LOGIN:
    /(?:^|\.)(?:google(?:apis|usercontent)?\.com|run\.app|cloudfunctions\.net|gcr\.io|pkg\.dev|appspot\.com|cloud\.goog|firebaseio\.com)$/,
  AWS_LOGIN: /(?:^|\.)(?:amazonaws\.com(?:\.cn)?|aws\.amazon\.com|api\.aws)$/,
}
const makerNames: Readonly<Record<string, string>> = {
  GITHUB_LOGIN: 'GitHub',
  GOOGLE_LOGIN: 'Google',
  AWS_LOGIN: 'AWS',
}
const asksForKeys = /auth|token|key|secret|bearer|pass|credential|signature|cookie/i

/**
 * The key of a known service, in the head of a request to a machine that no page tells of and whose it is not. In a place
 * where keys are asked for, the key of a protocol that others speak too is let through.
 */
export function keyForStranger(
  skill: SkillView,
  { values, piece }: Flow,
  addresses: readonly Address[],
): JudgedFlow | undefined {
  const lent = loginLent(skill, flowTexts.secrets(values), addresses)
  if (lent !== undefined) return lent
  if (piece.role !== 'script' && piece.role !== 'command') return undefined
  if (addresses.length === 0 || !addresses.every((address) => isStrange(skill, address))) return undefined
  const found = flowTexts
    .held(values)
    .find(
      ({ header, detail }) =>
        (vendors.test(detail) || (shared.test(detail) && !asksForKeys.test(header))) &&
        !addresses.some(({ host }) => belongsTo(detail, host)),
    )
  if (found === undefined) return undefined
  return {
    message: `Hands ${found.detail.slice(0, 60)} to a machine that no page tells of.`,
    confidence: 'medium',
  }
}

/** The login of the user, asked of a tool and shown to anybody but its maker: whoever gets it is the user. A host under the skill's name is a host. */
function loginLent(
  skill: SkillView,
  secrets: readonly string[],
  addresses: readonly Address[],
): JudgedFlow | undefined {
  const found = secrets.find((name) => Object.hasOwn(logins, name))
  const makers = logins[found ?? '']
  if (found === undefined || makers === undefined) return undefined
  const isShown = addresses.some((address) => {
    const weight = weighHost(skill, address)
    return (weight === 'own' || weight === 'foreign' || weight === 'hostile') && !makers.test(address.host)
  })
  if (!isShown) return undefined
  return {
    message: `Hands the user's login at ${makerNames[found] ?? found} to a machine of somebody else.`,
    confidence: 'medium',
  }
}
