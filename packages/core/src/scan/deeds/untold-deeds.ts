import { PatternGroup } from '../literals/pattern-group.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { deedKinds } from './deed-kinds.ts'
import { isOwnProgram } from './is-own-program.ts'
import { knownTechniques } from './known-techniques.ts'
import type { UntoldDeed } from './untold-deed.ts'
import { untoldHit } from './untold-hit.ts'

const untold: readonly UntoldDeed[] = [
  {
    message: 'Gives somebody rights over a repository or a package, of which the skill says nothing.',
    pattern:
      /\bgh["',\s]{1,4}(?:api\b[^\n]{0,160}(?:collaborators|invitations|deploy.?keys|memberships|\/keys)\b|(?:ssh-key|gpg-key|repo["',\s]{1,4}deploy-key)["',\s]{1,4}add\b)|\.(?:put|post)\s{0,2}\([^\n]{0,160}\/(?:collaborators|memberships|user\/keys)\b|["'`](?:PUT|POST) \/(?:repos|orgs|user)\/[^\n"'`]{0,80}(?:collaborators|memberships|keys)\b|\.addCollaborator\s{0,2}\(|\b(?:npm|gem|cargo)["',\s]{1,4}owner["',\s]{1,4}(?:add|--add|-a)\b/g,
    told: /collaborator|deploy[- ]key|ssh[- ]key|signing key|maintainer|(?:repositor(?:y|ies)|repos?|packages?|organi[sz]ations?) (?:access|owners?|members?|permissions?)/,
  },
  {
    message: 'Gives somebody rights over an account of a cloud, of which the skill says nothing.',
    pattern:
      /\baws["',\s]{1,4}iam["',\s]{1,4}(?:create-(?:user|access-key|login-profile)|attach-\w{4,6}-policy|put-\w{4,6}-policy|add-user-to-group|update-assume-role-policy)\b|\badd-iam-policy-binding\b|\baz["',\s]{1,4}(?:role["',\s]{1,4}assignment|ad["',\s]{1,4}sp)["',\s]{1,4}create\b|\.(?:create_access_key|attach_user_policy|create_login_profile)\s{0,2}\(/g,
    told: /\biam\b|access keys?|\broles?\b|\baws\b|amazon|azure|\bgcp\b|google cloud|gcloud|service account|cloud/,
  },
  {
    message: 'Makes somebody a user of the machine, of which the skill says nothing.',
    pattern:
      /(?:^|[\s;&|"'(])(?:sudo\s{1,3})?(?:useradd|adduser)\s{1,3}-?\w|\bchpasswd\b|\bnet\s{1,3}user\s{1,3}\w[^\n]{0,60}\/add\b|\bNew-LocalUser\b|\bdscl\s{1,3}\.\s{1,3}-create\s{1,3}\/Users\b|\bsysadminctl\b[^\n]{0,40}-addUser\b/gi,
    told: /user accounts?|useradd|adduser|provision|harden|sudoers|\bvps\b|ansible/,
  },
  {
    message: 'Makes somebody a ruler of what it sets up, of which the skill says nothing.',
    pattern:
      /\bwp["',\s]{1,4}user["',\s]{1,4}create\b[^\n]{0,160}administrator\b|\bwp_(?:create|insert)_user\s{0,2}\([^]{0,300}?\badministrator\b|\bGRANT\s{1,3}ALL\b[^\n]{0,80}\bTO\s{1,3}["'`]?\w{1,40}["'`]?@["'`]%|\bnet\s{1,3}localgroup\s{1,3}administrators\b[^\n]{0,60}\/add\b|\bAdd-LocalGroupMember\b[^\n]{0,60}Administrators\b|\bCREATE\s{1,3}(?:USER|ROLE)\b[^\n]{0,60}\bSUPERUSER\b|\bcreate(?:clusterrolebinding|\s{1,3}clusterrolebinding)\b[^\n]{0,100}cluster-admin\b/gi,
    told: /administrators?|superuser|admin (?:user|account)|user accounts?|\brbac\b|grant|cluster-admin/,
  },
  {
    message: 'Sends to a chat whose key stands in the program, of which the skill says nothing.',
    pattern:
      /\b(?:discord(?:app)?\.com\/api\/webhooks\/\d{6,30}\/[\w-]{6,}|api\.telegram\.org\/bot\d{6,14}:[\w-]{8,}|hooks\.slack\.com\/(?:services|workflows)\/T\w{6,14}\/[AB]\w{6,14}\/\w{6,})|["'`]\d{8,12}:AA[\w-]{31,36}["'`]/g,
    told: /discord|telegram|slack|web ?hooks?|\bbots?\b|notif/,
  },
  {
    message: 'Makes something public, of which the skill says nothing.',
    pattern:
      /\bput-bucket-(?:acl|policy)\b|\bput-public-access-block\b|\b(?:iam\s{1,3}ch|acl\s{1,3}ch|--members?)[\s="']{1,4}allUsers\b|\bgh["',\s]{1,4}repo["',\s]{1,4}edit\b[^\n]{0,80}--visibility["',\s=]{1,4}public\b|--acl["',\s=]{1,4}public-read/g,
    told: /public|bucket|\bs3\b|website|hosting|visibility|storage|deploy/,
  },
]

/** What no page tells of, and what can only be meant to leave no trace, to take away limits, or to bring the machine down. */
const records: readonly UntoldDeed[] = [
  {
    message: 'Removes the record of what the agent did, of which the skill says nothing.',
    pattern:
      /(?:\brm\s{1,3}-\w{1,6}\s|\brmtree\s{0,2}\(|\brmSync\s{0,2}\(|\bRemove-Item\b|\brimraf\b|\bRemoveAll\s{0,2}\()[^\n]{0,60}\.(?:claude[/\\"', ]{1,5}(?:projects|history|transcripts|todos|logs)|codex[/\\"', ]{1,5}(?:sessions|history|log)|gemini[/\\"', ]{1,5}(?:tmp|history))/g,
    told: /transcripts?|sessions?\b|histor(?:y|ies)|\blogs?\b|clean|uninstall/,
  },
  {
    message: 'Wipes or stops what the machine records, of which the skill says nothing.',
    pattern:
      /\bjournalctl\b[^\n]{0,40}--vacuum-(?:time=\d{1,3}s(?:ec)?\b|size=\d{1,3}[KM]?\b)|\bauditctl\s{1,3}-e\s{0,2}0\b|\bwevtutil(?:\.exe)?\s{1,3}cl\b|\bClear-EventLog\b|\b(?:systemctl\s{1,3}(?:--now\s{1,3})?(?:stop|disable|mask)|service\s{1,3}\w{1,20}\s{1,3}stop)[^\n]{0,60}\b(?:auditd|rsyslog|syslog|falcon-sensor|osqueryd|wazuh-agent|clamav\S{0,10}|mdatp|crowdstrike)|\btruncate\s{1,3}-s\s{0,2}0\s{1,3}\/var\/log\/(?:auth|syslog|secure|audit|wtmp|lastlog)|>\s{0,2}\/var\/log\/(?:auth|syslog|secure|audit|wtmp|lastlog)/g,
    told: /rsyslog|syslog|auditd|journal(?:ctl|d)|(?:event|system|audit) logs?\b|log rotation|disk space/,
  },
  {
    message: 'Switches off what guards the machine, of which the skill says nothing.',
    pattern:
      /\bAdd-MpPreference\s[^\n]{0,40}-Exclusion\w{4,12}\b|\bnetsh\s{1,3}advfirewall\s[^\n]{0,40}state\s{1,3}off\b/gi,
    told: /defender|antivirus|gatekeeper|firewall|selinux|\bufw\b|exclusion|harden/,
  },
  {
    message: 'Uses up the machine, of which the skill says nothing.',
    pattern:
      /\bwhile\s{1,3}\(?(?:True|1|true|:)\)?\s{0,2}[:{;]?\s{0,40}(?:do\s{1,20})?(?:os\.fork\(\)|fork\(\)|fork;)|(?:^|[\n;&|])\s{0,8}yes\s{0,3}>\s{0,3}["']?[~/$]|\bcat\s{1,3}\/dev\/(?:zero|urandom)\s{0,3}>\s{0,3}["']?[~/$](?!dev\/)/g,
    told: /stress|load test|benchmark|fill|chaos|fork/,
  },
  {
    message: 'Takes the limits off an agent, of which the skill says nothing.',
    pattern:
      /\[\s{0,2}["'](?:deny|ask)["']\s{0,2}\]\s{0,2}=\s{0,2}\[\s{0,2}\]|\.permissions\.(?:deny|ask)\s{0,2}=\s{0,2}\[\s{0,2}\]|(?:\.|\[\s{0,2}["'])(?:require_?[aA]pproval|requires_?[aA]pproval|approval_?[rR]equired|ask_?[bB]efore\w{0,12}|human_?[iI]n_?[tT]he_?[lL]oop|require_?[cC]onfirmation)(?:["']\s{0,2}\])?\s{0,2}=\s{0,2}(?:false|False)\b|\bclaude\s{1,3}config\s{1,3}set\s[^\n]{0,40}(?:auto_?[aA]pprove|skipPermissions|dangerously)\w{0,20}\s{1,3}true/g,
    told: /permission|approv|confirm|unattended|headless|non-?interactive|settings/,
  },
  {
    message: 'Writes a secret into a log that another machine keeps, of which the skill says nothing.',
    pattern:
      /\b(?:HTTPHandler|SysLogHandler|SocketHandler)\s{0,2}\([^]{0,800}?\.(?:debug|info|warning|error|critical|log)\s{0,2}\([^\n]{0,160}\bos\.(?:environ|getenv)\b/g,
    told: /remote log|log server|syslog|logging to/,
  },
  {
    message: 'Leads what is paid out to another account, of which the skill says nothing.',
    pattern:
      /--external[-_]account["'=,\s]{1,4}["']?(?:btok|ba|tok|card)_\w|\bexternal_account["']?\s{0,2}[:=]\s{0,2}["'](?:btok|ba|tok|card)_\w/g,
    told: /payouts?|bank account|external account|\bconnect\b/,
  },
]

const privateThings = deedKinds.reading.filter(({ isKept }) => isKept !== true)

/** How far around a place something belongs to it, in characters. */
const around = 400

/** Puts something where others read it, with the user's own tools. */
const publishes =
  /\b(?:gh|glab)["',\s]{1,4}(?:gist|issue|pr|mr|release|snippet|discussion)["',\s]{1,4}(?:create|upload|comment|edit|note)\b|\bgit["',\s]{1,4}(?:-C["',\s]{1,4}\S{1,60}\s)?push\b|\baws["',\s]{1,4}s3["',\s]{1,4}(?:cp|sync|mv)\b|\bgsutil\b|\brclone["',\s]{1,4}(?:copy|sync)\b/g

/** Puts something into a service, with what a program has for it. */
const hands =
  /\.(?:pages\.create|chat_postMessage|postMessage|files_upload\w{0,4}|filesUpload|send_?[dD]ocument|send_?[mM]essage|create_gist|put_object|upload_file\w{0,3}|upload_from_\w{4,12}|insert_one|insertOne|append_row|create_issue|create_comment|createComment|createOrUpdateFileContents)\s{0,2}\(/g
/** Whoever asks a keeper of passwords before that signs in with what it says. */
const unsaid = privateThings.filter(({ says }) => says !== 'asks a keeper of passwords')

const deeds = new PatternGroup([...untold, ...records, ...knownTechniques], ({ pattern }) => pattern)

/** What programs of a skill do that nobody is told of, whomever they call. */
export function* untoldDeeds(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece)) continue
    for (const { message, pattern, told } of deeds.among(piece.text)) {
      const [match] = matchesIn(piece, pattern)
      // Asked last: few programs do any of it, and the pages are longer than most programs.
      if (match !== undefined && !told.test(skill.openText)) yield* untoldHit(skill, piece, match, message)
    }
    for (const [ways, things] of [
      [publishes, privateThings],
      [hands, unsaid],
    ] as const) {
      const [published] = matchesIn(piece, ways)
      const kept = published && things.find(({ pattern }) => isBeside(piece, published.index, pattern))
      if (published !== undefined && kept !== undefined)
        yield* untoldHit(skill, piece, published, `Puts something where others can read it, and ${kept.says}.`)
    }
  }
}

/** Does something stand shortly before or behind a place? */
function isBeside({ text: { text } }: Piece, at: number, what: RegExp): boolean {
  return what.test(text.slice(Math.max(0, at - around), at + around))
}
