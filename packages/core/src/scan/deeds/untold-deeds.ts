import { isImageRecipe } from '../chains/is-image-recipe.ts'
import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { deedKinds } from './deed-kinds.ts'

/** A deed that nobody expects of a skill whose pages have no word of it. */
interface UntoldDeed {
  readonly message: string
  readonly pattern: RegExp
  /** How a page tells that the skill has to do with it. */
  readonly told: RegExp
}

const untold: readonly UntoldDeed[] = [
  {
    message: 'Gives somebody rights over a repository or a package, of which the skill says nothing.',
    pattern:
      /\bgh["',\s]{1,4}(?:api\b[^\n]{0,160}(?:collaborators|invitations|deploy.?keys|memberships)\b|(?:ssh-key|gpg-key|repo["',\s]{1,4}deploy-key)["',\s]{1,4}add\b)|\.(?:put|post)\s{0,2}\([^\n]{0,160}\/(?:collaborators|memberships|user\/keys)\b|\b(?:npm|gem|cargo)["',\s]{1,4}owner["',\s]{1,4}(?:add|--add|-a)\b/g,
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
    message: 'Makes something public, of which the skill says nothing.',
    pattern:
      /\bput-bucket-(?:acl|policy)\b|\bput-public-access-block\b|\b(?:iam\s{1,3}ch|acl\s{1,3}ch|--members?)[\s="']{1,4}allUsers\b|\bgh["',\s]{1,4}repo["',\s]{1,4}edit\b[^\n]{0,80}--visibility["',\s=]{1,4}public\b|--acl["',\s=]{1,4}public-read/g,
    told: /public|bucket|\bs3\b|website|hosting|visibility|storage|deploy/,
  },
]

const privateThings = deedKinds.reading.filter(({ isKept }) => isKept !== true)

/** How far around a place something belongs to it, in characters. */
const around = 400

const destroys =
  /\brm\s{1,3}-\w{0,4}[rf]|\brmtree\b|\brmSync\b|\bunlink(?:Sync)?\b|\bshred\b|\bRemove-Item\b|\bClear-Content\b|\bRemoveAll\b|\bremove_dir_all\b|\brm_rf\b|\bfs\.rm\b|\bupdate-ref\s{1,3}-d\b|\bos\.remove\b|\bsend2trash\b|-delete\b|\btruncate\b/

/** A certain day, beside which a clock is held. */
const dated =
  /(?:\bdate\.today|\bdatetime\.(?:now|today|utcnow)|\btime\.time|\bDate\.now|\bnew Date|\bGet-Date|\bTime\.now|\btime\.Now|\bdate\s{1,3}["']?\+%)[^\n]{0,60}(?:[<>]=?|-[gl][te]\b|\.After\(|\.Before\()[^\n]{0,40}(?:\b20[2-9]\d\b|\b1[7-9]\d{8}\b|\b1\.[7-9]\d{0,3}e\d)/g

/** Walks over all that the user has. */
const roams =
  /\b(?:find|fd)\s{1,3}["']?(?:~|\$\{?HOME\}?)\/?["']?\s|\b(?:os\.walk|walk|glob|readdir(?:Sync)?|listdir|scandir)\s{0,2}\([^\n]{0,30}(?:Path\.home\(\)|homedir\(\)|expanduser\s{0,2}\(\s{0,2}["']~["'])|(?:Path\.home\(\)|homedir\(\))\)?\.(?:rglob|iterdir|glob)\s{0,2}\(|\b(?:Get-ChildItem|gci)\s[^\n]{0,20}(?:\$HOME|~|\$env:USERPROFILE)["']?\s|\$\{?HOME\}?["']?\/(?:Documents|Desktop|Pictures)\b/g

/** What is made anew by itself, and may go. */
const worthless =
  /node_modules|__pycache__|\.DS_Store|[Cc]aches?\b|\btmp\b|\btemp\b|\.pyc|\bdist\b|\btarget\b|\bbackups?\b|\.bak\b|\bold\b|\.log\b|[Tt]rash|\.lock\b|\.pid\b|\.swp\b/

/** Puts something where others read it, with the user's own tools. */
const publishes =
  /\b(?:gh|glab)["',\s]{1,4}(?:gist|issue|pr|mr|release|snippet|discussion)["',\s]{1,4}(?:create|upload|comment|edit|note)\b|\bgit["',\s]{1,4}(?:-C["',\s]{1,4}\S{1,60}\s)?push\b|\baws["',\s]{1,4}s3["',\s]{1,4}(?:cp|sync|mv)\b|\bgsutil\b|\brclone["',\s]{1,4}(?:copy|sync)\b/g

/** What programs of a skill do that nobody is told of, whomever they call. */
export function* untoldDeeds(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isMeant(piece)) continue
    for (const { message, pattern, told } of untold) {
      if (told.test(skill.openText)) continue
      const [match] = matchesIn(piece, pattern)
      if (match !== undefined) yield* hit(skill, piece, match, message)
    }
    const [published] = matchesIn(piece, publishes)
    const kept = published && privateThings.find(({ pattern }) => isBeside(piece, published.index, pattern))
    if (published !== undefined && kept !== undefined)
      yield* hit(skill, piece, published, `Puts something where others can read it, and ${kept.says}.`)
    const bomb = matchesIn(piece, dated).find(({ index }) => isBeside(piece, index, destroys))
    if (bomb !== undefined) yield* hit(skill, piece, bomb, 'Waits for a certain day and then deletes something.')
    const loss = matchesIn(piece, roams).find(
      ({ index }) => isBeside(piece, index, destroys) && !isBeside(piece, index, worthless),
    )
    if (loss !== undefined) yield* hit(skill, piece, loss, 'Deletes what it finds all over the home directory.')
  }
}

/** Does something stand shortly before or behind a place? */
function isBeside({ text: { text } }: Piece, at: number, what: RegExp): boolean {
  return what.test(text.slice(Math.max(0, at - around), at + around))
}

function* hit(skill: SkillView, piece: Piece, match: RegExpExecArray, message: string): Iterable<ScanHit> {
  if (isShownAsExample(skill, piece, match.index)) return
  const blank = match[0].length - match[0].trimStart().length
  yield {
    piece,
    start: match.index + blank,
    end: match.index + match[0].length,
    message,
    confidence: 'medium',
    severity: 'critical',
  }
}

function isMeant({ role, isExample, language, path }: Piece): boolean {
  const isProgram = role === 'script' || role === 'command' || role === 'config'
  return isProgram && !isExample && language !== 'json' && !isImageRecipe(path)
}
