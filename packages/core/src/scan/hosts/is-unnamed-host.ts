import { isSharedHost } from './is-shared-host.ts'
import { ownerLabel } from './owner-label.ts'

/** Words for which whoever reads an example puts a name of their own. */
const anybody = new Set(
  [
    'acme api app backend bank bar baz blog business cdn client company corp corporate custom customer demo domain email',
    'endpoint example external foo frontend generic host hosted identity idp internal legacy mail my new old org',
    'organization other partner party placeholder problematic product production project prod provider proxy registry remote',
    'sample script server service shop site slow sms some staging store target team tenant test third trusted untrusted user',
    'vendor web webhook website',
  ].flatMap((words) => words.split(' ')),
)
/** One of these is enough. */
const surely = /(?:^|-)(?:example|your|placeholder|provider|vendor|external)(?:-|$)/
const anywhere = /\.(?:com|org|net|io|dev|app|co)$/
/** `sqs.region.amazonaws.com`. */
const openPart = /\.(?:region|zone|cluster|namespace)\.[a-z]{2,20}\.[a-z]{2,6}$/
const yours =
  /(?:^|\.)(?:your[\w-]{0,40}|(?:my-?)?(?:company|corp|org)|acme|example)\.[a-z]{2,12}$|(?:^|\.)example\.(?:com|org|net)\b/

/** `registry-xxx.cloudfunctions.net`. */
const crossedOut = /(?:^|[.-])x{3,}(?:[.-]|$)/
/** `your-app.pages.dev`. */
const yourAccount = /^(?:your|example)(?:-[\w-]{1,40})?\.[^.]+\.[a-z]{2,6}$/

/** Does a page only leave room for a host: `proxy.company.com`, `external-vendor.com`, `releases.yourorg.example`? */
export function isUnnamedHost(host: string): boolean {
  if (
    yours.test(host) ||
    openPart.test(host) ||
    crossedOut.test(host) ||
    (isSharedHost(host) && yourAccount.test(host))
  )
    return true
  const label = ownerLabel(host)
  if (label === undefined || !anywhere.test(host)) return false
  return surely.test(label) || label.split('-').every((word) => anybody.has(word))
}
