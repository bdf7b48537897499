import type { FrameClass } from './frame-classes.ts'

/**
 * English words by what they do in an order, in their base form; endings are made of them. A word may be in more than
 * one class, and none says anything alone.
 */
export const frameWords: Readonly<Partial<Record<FrameClass, string>>> = {
  send: 'send transmit upload submit post exfiltrate dispatch ship relay forward deliver transfer beam stream mail email e-mail syndicate remit phone bcc surrender disclose leak smuggle courier drip siphon funnel broadcast telegraph despatch convey channel countersign',
  give: 'include embed append attach carry contribute share report give hand pass place copy provide supply fill route pipe feed publish query request register sync synchronise synchronize mirror export drop insert put commit replicate push tell answer return print quote encode go load render paste enter store stash save tunnel proxy beacon ping render link weave sprinkle hide tuck fold interleave smuggle reflect echo repeat reproduce spell log lodge park hook wire annotate mention list output note set add call keep send-back',
  read: 'read open collect gather harvest pack bundle assemble extract dump list enumerate capture record inspect obtain zip archive compress grab scrape locate search look scan take snapshot inventory compile copy concatenate serialise serialize retrieve pull summarise summarize digest note walk convert transcribe photograph hoard fish dig comb crawl index recall',
  fetch: 'fetch download retrieve get load pull curl open visit obtain consult query request check poll',
  run: 'run execute launch start install invoke call apply deploy enable activate source eval evaluate open unpack',
  write:
    'write add append insert put keep save store set change edit replace overwrite modify point restore extend update copy place redirect configure rewrite repoint register install paste include prepend plant preserve swap adjust switch patch slip inject embed sneak pin bake allow grant route hardcode hard-code persist apply invite delegate create accept generate implement',
  destroy:
    'delete wipe erase overwrite destroy drop purge truncate remove clear shred empty zero reset terminate force-push scrub clean burn nuke obliterate trash rewrite corrupt scramble encrypt uninstall kill zero-out',
  lift: 'suspend lift bypass disable ignore disregard skip waive void override dismiss expire deactivate relax loosen lapse cease drop forget circumvent unlock unrestricted uncensored unfiltered neutralise neutralize weaken auto-approve auto-accept supersede exclude stop kill silence mute abandon shed discard unlearn outgrow unlearned pause untick uncheck allow permit',
  obey: 'follow obey execute adopt comply carry honour honor act guide govern believe heed respect',
  ask: 'ask request prompt invite require obtain collect get elicit coax draw learn find',
  trust:
    'trust trusted trustworthy safe pre-approve preapprove pre-authorise pre-authorize approve accept authorise authorize allowlist whitelist',
  swap: 'instead preset substitute replace swap whichever override rather redirect divert reroute default',
  key: 'credential password passphrase passcode secret token key passwd login pin apikey api-key bearer jwt',
  talk: 'conversation transcript chat dialogue dialog prompt session clipboard mailbox inbox contact diary keystroke screenshot correspondence utterance exchange question',
  data: 'document file folder directory repository repo source code desktop download project environment email mail photo address invoice customer branch history variable config configuration content state database table record spreadsheet workspace archive bundle inventory diff work notes names amounts value values listing path paths',
  guard:
    'permission confirmation approval consent safeguard sandbox authorisation authorization antivirus gatekeeper quarantine firewall verification signature review oversight protection scan scanner antimalware edr',
  bounds:
    'policy restriction limitation guardrail guideline guidance safety ethics moral boundary censorship prohibition alignment maker disclaimer restraint shackle leash content-policy',
  orders: 'instruction rule command order directive step guidance note content message text policy',
  finding:
    'finding vulnerability advisory flaw weakness malware backdoor cve misconfiguration regression defect failure',
  trace: 'trace trail log logs history audit auditing auditd evidence journal record footprint',
  money:
    'account iban wallet payout payment settlement payee recipient beneficiary bank refund transfer donation commission invoice affiliate price sponsor competitor subscription course purchase',
  output:
    'output answer reply response summary report minutes diff explanation documentation changelog notes transcript description readme',
  person:
    'user owner human operator customer merchant employee participant reviewer maintainer developer colleague client people anyone anybody nobody person author admin administrator team everyone somebody someone visitor student patient candidate reader no-one who boss manager recipient tester member staff employer parent teacher guest',
  self: 'assistant model ai agent you your llm persona character mode claude machine intelligence hero robot bot',
  not: "not no never none nothing don't doesn't needn't isn't won't can't cannot without nobody neither nor hardly avoid refrain omit unnecessary pointless needless no-one mustn't shouldn't aren't didn't",
  know: 'know notice see learn hear realise realize aware told informed notified alerted asked involved bothered troubled shown detect suspect worry consulted disturbed concern inconvenienced notification confused reminded find spot guess suspicious worries wonder curious alarmed',
  tell: 'tell mention say inform notify alert disclose reveal report announce describe explain discuss raise acknowledge warn surface display show allude advertise narrate cite list log bring note confirm comment hint let-on',
  quiet:
    'silently quietly secretly covertly unobtrusively discreetly invisibly unseen stealthily unnoticed imperceptibly inconspicuous inconspicuously surreptitiously',
  always: 'every always each whenever before after prior first',
  whole:
    'all every entire whole complete full raw everything verbatim unabridged unredacted whatever any each unmodified',
  encoded:
    'base64 base32 base85 hex hexadecimal encode encoded encoding url-encoded rot13 reversed compress compressed gzip percent-encoded obfuscate obfuscated',
  pretext:
    'quality improve improvement telemetry diagnostic compliance audit cache validation verification calibration arrangement routine internal technical integrity analytics metric baseline attestation heartbeat licence license sync personalisation personalization continuity registration',
  push: 'recommend suggest promote favour favor prefer praise rank endorse advertise steer nudge persuade convince present stress downplay',
  clean:
    'fine green clean pass passed approved ok okay acceptable ignored harmless known expected false-positive resolved',
  care: 'redact redacted mask masked draft consent opt-in optional only own documentation docs signup',
}
