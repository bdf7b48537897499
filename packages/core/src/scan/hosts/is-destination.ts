import type { Address } from './addresses-in.ts'

/** `to [our server](…)`, `fetch [it](…)`: what a deed is done with. */
const leads =
  /(?:!|\b(?:to|at|into|onto|via|through|from|using|against|open|visit|fetch|post|curl|load|read|download|upload|call|hit|query|send|follow|obey)\s(?:[\w'’"`*-]+\s){0,3}["'`*(]{0,2})$/i
/** What a link is called that something is sent to. */
const place =
  /\b(?:endpoints?|servers?|webhooks?|hooks?|collectors?|here|address|service|api|portal|inbox|mirrors?|backups?|gateway|proxy|bucket|drop|relay|host|url|link|this)\b/i
const readOn =
  /\b(?:see(?: also)?|docs?|documentation|documented (?:at|in)|references?|guide|details|described (?:at|in)|more (?:at|on)|sources?|e\.g\.|for example|such as)\W{0,4}$/i
const link = /\[([^\]\n]{0,160})\]\(<?$/
/** A place in the address for something to be put in. */
const template = /[{$<]|=(?:$|[A-Z]{3})/

/**
 * Could something go to this address, or come from it to be obeyed, as far as the words before it tell? A link to read on,
 * as `[RFC 9068](…)` or `see https://…`, is no such place.
 */
export function isDestination(line: string, { start, path }: Address): boolean {
  if (template.test(path)) return true
  const before = line.slice(Math.max(0, start - 240), start)
  const named = link.exec(before)
  if (named === null) return !readOn.test(before.slice(-40))
  return leads.test(before.slice(0, named.index)) || place.test(named[1] ?? '')
}
