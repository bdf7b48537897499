import { weighHost } from '../chains/weigh-host.ts'
import type { Address } from '../hosts/addresses-in.ts'
import { isAllowedHost } from '../hosts/is-allowed-host.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import type { SkillView } from '../skill-view.ts'
import { isToldOf } from './is-told-of.ts'

/** Names of documents and of what answers everybody, which stand in programs that call nobody. */
const nobody =
  /(?:^|\.)(?:w3\.org|schema\.org|openxmlformats\.org|purl\.org|a9\.com|openarchives\.org|xmlsoap\.org|json-schema\.org|example\.(?:com|org|net)|sitemaps\.org|wikipedia\.org|openstreetmap\.org|git-scm\.com|typicode\.com|httpbin\.org|mozilla\.org|creativecommons\.org|acme\.(?:com|org|io|dev))$|^checkip\.amazonaws\.com$|^(?:8\.8\.[48]\.[48]|1\.[01]\.[01]\.1|9\.9\.9\.9|0\.0\.0\.0|255\.255\.255\.255)$/

/** Places that belong to somebody everybody knows and in which anybody can have a corner, with how a page tells of it. */
const corners: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:docs\.google\.com\/forms|script\.google\.com|storage\.googleapis\.com|firestore\.googleapis\.com)/,
    /google|firebase|firestore|\bgcs\b/,
  ],
  [/^[\w.-]{1,80}\.(?:firebaseio\.com|firebasedatabase\.app)/, /firebase/],
  [/^(?:[\w.-]{1,80}\.)?s3[\w.-]{0,30}\.amazonaws\.com/, /\bs3\b|\baws\b|amazon/],
  [/^[\w.-]{1,80}\.blob\.core\.windows\.net/, /azure|blob/],
  [/^(?:discord(?:app)?\.com\/api\/webhooks)/, /discord/],
  [/^hooks\.slack\.com/, /slack/],
  [/^api\.telegram\.org/, /telegram/],
  [/^api\.github\.com\/gists/, /gists?\b/],
]

const fileEnd =
  /\.(?:t?gz|tar|zip|py|sh|m?js|ts|json|md|txt|log|csv|html?|ya?ml|xml|png|jpe?g|pdf|sql|env|pem|key|conf|cfg|ini|toml|lock|db|exe|dmg|deb|rpm|jar|war|bin|dat|out|plist|service)$/

/** Is it a machine that nobody can know of who read the pages of the skill? */
export function isStrange(skill: SkillView, address: Address): boolean {
  if (isAllowedHost(address.host, skill.allowedHosts)) return false
  const whole = `${address.host}${address.path}`
  const corner = corners.find(([place]) => place.test(whole))
  if (corner !== undefined) return !corner[1].test(skill.openText)
  const weight = weighHost(skill, address)
  if (!/[^.]\.[a-z]{2,24}$|[^\0-\x7f]\.[^\0-\x7f]{2,24}$|^[\d.]{7,15}$|^\[/.test(address.host)) return false
  if (weight === 'harmless' || weight === 'placeholder' || nobody.test(address.host) || isCodeHost(address.host))
    return false
  return !isFileName(address) && !isToldOf(skill, address.host)
}

/** `scp dist.tgz` names a file, which is read as a machine where no protocol says what it is. */
function isFileName({ host, path }: Address): boolean {
  return /^\/?$/.test(path) && fileEnd.test(host)
}
