import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'
import { untoldHit } from './untold-hit.ts'

/** A guard that is taken away for everything that runs afterwards. */
interface Guard {
  readonly message: string
  readonly pattern: RegExp
  /** How a page tells of it. */
  readonly told: RegExp
}

/** A sentence that says that it is done: that there are certificates, most pages of servers say. */
const offTold =
  /self-?signed|insecure|(?:disabl|skip|ignor|bypass|turn(?:s|ed|ing)? off|switch(?:es|ed)? off|without)[^.\n]{0,60}(?:certificate|tls|ssl|verif|host key)|no-verify|unverified/

const guards: readonly Guard[] = [
  {
    // At the beginning of a line: whoever asks for a setting first leaves it to the user.
    message: 'Has everything that runs after it believe any certificate, of which the skill says nothing.',
    pattern:
      /(?:^|\n)(?:ssl\._create_default_https_context\s{0,3}=\s{0,3}(?:ssl\._create_unverified_context|lambda\b[^\n]{0,60}unverified)|process\.env(?:\.|\[["'])NODE_TLS_REJECT_UNAUTHORIZED(?:["']\])?\s{0,3}=\s{0,3}["']?0|os\.environ\[["'](?:PYTHONHTTPSVERIFY|NODE_TLS_REJECT_UNAUTHORIZED|GIT_SSL_NO_VERIFY)["']\]\s{0,3}=|export\s{1,3}(?:NODE_TLS_REJECT_UNAUTHORIZED=["']?0|GIT_SSL_NO_VERIFY=["']?(?:1|true)|PYTHONHTTPSVERIFY=["']?0)|\$env:NODE_TLS_REJECT_UNAUTHORIZED\s{0,3}=|setGlobalDispatcher\s{0,2}\(\s{0,2}new Agent\s{0,2}\([^\n]{0,80}rejectUnauthorized\s{0,2}:\s{0,2}false|(?:https|require\s{0,2}\(\s{0,2}["'](?:node:)?https["']\s{0,2}\))\.globalAgent\.options\.rejectUnauthorized\s{0,3}=\s{0,3}false|axios\.defaults\.httpsAgent\s{0,3}=[^\n]{0,80}rejectUnauthorized\s{0,2}:\s{0,2}false|\[(?:System\.)?Net\.ServicePointManager\]::ServerCertificateValidationCallback\s{0,3}=\s{0,3}\{\s{0,2}\$?true|requests\.(?:Session\.verify|packages\.urllib3\.disable_warnings\(\)[^\n]{0,4}\n[^\n]{0,60}verify)\s{0,3}=\s{0,3}False|OpenSSL::SSL::VERIFY_PEER\s{0,3}=\s{0,3}OpenSSL::SSL::VERIFY_NONE|http\.DefaultTransport\.\(\*http\.Transport\)\.TLSClientConfig\s{0,3}=[^\n]{0,60}InsecureSkipVerify:\s{0,2}true)/g,
    told: offTold,
  },
  {
    message: 'Has the user’s tools believe any certificate from then on, of which the skill says nothing.',
    pattern:
      /\bgit["',\s]{1,4}config["',\s]{1,4}(?:--(?:global|system)["',\s]{1,4})(?:--add\s)?["']?http\.(?:\S{0,60}\.)?sslVerify["',\s=]{1,4}(?:false|0|no)\b|\b(?:npm|yarn|pnpm)["',\s]{1,4}config["',\s]{1,4}set["',\s]{1,4}(?:-g\s)?["']?strict-ssl["',\s=]{1,4}false\b|\bnuget["',\s]{1,4}config["',\s]{1,4}set["',\s]{1,4}signatureValidationMode["',\s]{1,4}accept\b|\bpip3?["',\s]{1,4}config["',\s]{1,4}set["',\s]{1,4}\S{0,20}trusted-host\b|\b(?:echo|printf)\s[^\n]{0,20}\binsecure\b[^\n]{0,12}>>?\s{0,2}["']?(?:~|\$\{?HOME\}?)\/\.curlrc|["']http\.sslVerify["']?\s{0,2}[:,]\s{0,2}["']?false\b|["']strict-ssl["']\s{0,2}[:,]\s{0,2}["']?false\b|\b(?:write|append)\w{0,8}\s{0,2}\([^\n]{0,60}(?:PYTHONHTTPSVERIFY|NODE_TLS_REJECT_UNAUTHORIZED)=0|\bStrictHostKeyChecking(?:=|\s{1,2})no\b[^\n]{0,40}>>?\s{0,2}["']?(?:~|\$\{?HOME\}?)\/\.ssh\/config/g,
    told: offTold,
  },
  {
    message: 'Switches off what looks for malware, of which the skill says nothing.',
    pattern:
      /(?<!\.)\bDisable(?:RealtimeMonitoring|BehaviorMonitoring|ScriptScanning|IOAVProtection)\b(?!\s{1,2}\$?(?:false|0)|\\)|-Exclusion(?:Path|Process|Extension)\s{1,3}\S|["']Exclusion(?:Path|Process|Extension)["']/g,
    told: /defender|antivirus|anti-?malware|exclusions?\b|real-?time (?:protection|scanning)/,
  },
  {
    message: 'Opens what the user keeps for itself to everybody on the machine, of which the skill says nothing.',
    pattern:
      /\bchmod\s{1,3}(?:-\w{1,4}\s{1,3}){0,2}(?:0?7[0-7]?[67]|0?666|[augo]{0,3}\+rwx?|o\+[rwx]{1,3})\s{1,3}[^\n;&|]{0,40}(?:~|\$\{?HOME\}?)["']?\/["']?\.?(?:ssh|aws|config|gnupg|kube|docker|netrc|npmrc)\b/g,
    told: /chmod|permissions?\b/,
  },
]

/** Guards that programs take away from more than themselves, and of which no page tells. */
export function* guardsOff(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece)) continue
    for (const { message, pattern, told } of guards) {
      const [match] = matchesIn(piece, pattern)
      if (match === undefined || told.test(skill.openText)) continue
      yield* untoldHit(skill, piece, match, message)
    }
  }
}
