import { hostKind } from '../hosts/host-kind.ts'

/** Accounts with names that nobody chose, and those that AWS itself and makers of tools have in their handbooks. */
const wellKnown: ReadonlySet<string> = new Set(
  [
    // Load balancers write their logs as these (AWS, "Enable access logs for your Application Load Balancer").
    '127311923021 033677994240 027434742980 797873946194 156460612806 054676820928 114774131450 582318560864 783225319266',
    '985666609251 652711504416 009996457667 897822967062 507241528517 718504428378 600734575887 383597477331',
    // Datadog, New Relic.
    '464622532012 754728514883',
  ].flatMap((line) => line.split(' ')),
)
const fewestDigits = 5
const anybody =
  /^(?:user(?:s|name|id)?|you(?:r[\w-]*)?|my[\w-]*|me|some(?:one|body)|name|login|handle|owner|member|teammate|colleague|collaborator|contributor|maintainer|new[-_]?\w*|alice|bob|john\w*|jane\w*|octocat|monalisa|hubot|admin\w*|test\w*|example\w*|email|foo|bar|dependabot\w*|github-actions\w*)$/i
const freeMail = /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|proton(?:mail)?|icloud|gmx|mail|yandex|qq|163|126)\./i
/** Accounts that Google makes in every project, and names that a page leaves open. */
const ofGoogle =
  /^(?:gcp-sa-|cloudservices\.|cloudbuild\.|developer\.|appspot\.|system\.)|^[\w-]{0,40}(?:project|example|your|my-)[\w-]{0,40}\.iam\./i

/** Whether a name in a page is there for that of whoever reads it: `123456789012`, `user@example.com`, `octocat`. */
export function standsForAnybody(who: string): boolean {
  if (/^\d{12}$/.test(who)) return wellKnown.has(who) || isCounted(who) || new Set(who).size < fewestDigits
  if (who.startsWith('ocid1.')) return /example|unique|x{4}|1234/.test(who)
  if (/^[0-9a-f]{8}-/i.test(who))
    return new Set(who.replaceAll('-', '')).size < fewestDigits || /12345678|^0{8}/.test(who)
  const [name = '', domain] = who.split('@')
  if (domain === undefined) return anybody.test(who)
  if (domain.endsWith('gserviceaccount.com')) return ofGoogle.test(domain) || /^service-\d+$/.test(name)
  return freeMail.test(domain) ? anybody.test(name) : hostKind(domain) === 'placeholder'
}

/** Digits that go up or down by one each: `123456789012`, `987654321098`. */
function isCounted(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, before) => (Number(digit) - Number(digits[before]) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}
