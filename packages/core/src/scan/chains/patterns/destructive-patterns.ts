import type { Piece } from '../../piece.ts'
import type { SkillView } from '../../skill-view.ts'
import { isChosenDisk } from '../is-chosen-disk.ts'
import { isAmongRefused } from '../is-among-refused.ts'
import { isHandedInQuotes } from '../is-handed-in-quotes.ts'
import type { CodePattern } from './code-pattern.ts'

/** Does a program look at the ending or the age of what it has found there? */
function picksFiles(_: SkillView, { text: { text } }: Piece, start: number): boolean {
  return /\bsuffix\b|\.endswith\b|\bst_[acm]time\b|["']\.\w/.test(text.slice(start, start + 1200))
}

/** What cannot be undone. */
export const destructivePatterns: readonly CodePattern[] = [
  {
    pattern:
      /\b(?:send|pay|transfer) [\d.,]{1,8} ?(?:BTC|XMR|ETH|USDT)\b[^\n]{0,200}?\b(?:bc1[a-z0-9]{8}|0x[0-9a-fA-F]{8}|[13][1-9A-HJ-NP-Za-km-z]{25})[^\n]{0,200}?\b(?:within|hours|days|published|restore|deleted)\b/gi,
    message: 'Asks for money for what was taken.',
    confidence: 'medium',
  },
  {
    pattern: /\b(?:rglob|os\.walk|walk_dir|WalkDir|filepath\.Walk|Get-ChildItem|readdir\w{0,8}|glob)\b/g,
    followedBy: [
      /\bencrypt\w{0,20}\s{0,4}\(|\bAesManaged\b|\bCreateEncryptor\b|\bopenssl\s{1,3}enc\b/gi,
      /\b(?:BTC|bitcoins?|monero|XMR|ransom\w*|pay(?:ment)?\b[^\n]{0,40}\b(?:decrypt|restore|files)|decryption key|(?:restore|recover|decrypt)[_ ]your[_ ]files|README_(?:RESTORE|DECRYPT|RECOVER))/gi,
    ],
    message: 'Encrypts files and asks for money.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\.encrypt\s{0,4}\(/g,
    followedBy: [
      /\b(?:os\.(?:remove|unlink)|unlinkSync|fs\.(?:rm|unlink)|Remove-Item|shred)\b/g,
      /\b(?:BTC|bitcoin|monero|ransom|pay(?:ment)?|decrypt(?:ion)? key|restore your files)\b/gi,
    ],
    message: 'Encrypts files and asks for money.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bgit\s{1,4}push\b(?=[^\n]{0,80}\s(?:--force|-f)\b)(?=[^\n]{0,80}\s(?:--all|--mirror)\b)[^\n]{0,120}|\bgit\s{1,4}push\b[^\n]{0,60}--delete\s{1,4}\$\([^\n]{0,120}/g,
    message: 'Overwrites or deletes every branch of a remote repository.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\brm\s{1,4}(?:-[a-zA-Z]{1,8}\s{1,4}|--no-preserve-root\s{1,4}|--recursive\s{1,4}|--force\s{1,4}){1,4}["']?(?:\/(?:\s|$|\*|["'])|~\/?(?:\s|$|\*|["'])|\$HOME\/?(?:\s|$|\*|["'])|\$\{HOME\}\/?(?:\s|$|\*|["'])|\/(?:etc|usr|bin|boot|lib|home|Users|System)(?:\/\*)?(?:\s|$|["'])|[^\n]{0,80}\s\/var\/log\/)/gm,
    message: 'Deletes everything, or what the system needs.',
    deed: 'everything-deleted',
    isHarmless: isHandedInQuotes,
    staysInImage: true,
  },
  {
    pattern:
      /\bshutil\.rmtree\s{0,4}\(\s{0,4}(?:['"](?:\/|~)['"]|os\.path\.expanduser\(\s{0,2}['"]~['"]\s{0,2}\)|Path\.home\(\)|os\.environ\[['"]HOME['"]\])/g,
    message: 'Deletes the home directory.',
  },
  {
    pattern:
      /\bmkfs(?:\.\w{2,6})?\s{1,4}(?:-\w\s{1,4}){0,4}\/dev\/(?:sd|nvme|disk|hd|vd)|\bdd\s[^\n]{0,80}\bof=\/dev\/(?:sd|nvme|disk|hd|vd)|>\s{0,2}\/dev\/sd[a-z]\b/g,
    message: 'Overwrites a disk.',
    isHarmless: isChosenDisk,
  },
  {
    // Each has its use; together they leave nothing of what was not committed, and no way back.
    pattern: /\bgit\s{1,4}(?:stash\s{1,4}clear\b|clean\s{1,4}-\w{0,6}f\w{0,6}x?)/g,
    followedBy: [/\bgit\s{1,4}reflog\s{1,4}expire\b[^\n]{0,60}--expire(?:-unreachable)?=(?:now|all)\b/g],
    message: 'Throws away all work that is not committed, and what Git would bring it back with.',
    confidence: 'medium',
  },
  {
    pattern: /:\(\)\s{0,4}\{\s{0,4}:\s{0,4}\|\s{0,4}:\s{0,4}&\s{0,4}\}\s{0,4};/g,
    message: 'Brings the machine to a halt.',
    isHarmless: isAmongRefused,
  },
  {
    pattern:
      /\bRemove-Item\b[^\n]{0,60}-Recurse[^\n]{0,60}(?:C:\\(?:\s|\*|"|$|Windows|Users)|\$env:(?:USERPROFILE|SystemRoot))|\bformat\s{1,4}[cC]:|\bvssadmin\s{1,4}delete\s{1,4}shadows/gi,
    message: 'Deletes everything, or what the system needs.',
    deed: 'everything-deleted',
  },
  {
    pattern:
      /\b(?:find\s{1,4}(?:\/|~|\$HOME)\s[^\n]{0,120}-delete\b|find\s{1,4}(?:\/|~|\$HOME)\s[^\n]{0,120}-exec\s{1,4}(?:rm|shred)\b)/g,
    message: 'Deletes files all over the disk.',
  },
  {
    pattern:
      /\bhistory\s{1,4}-c\b[^\n]{0,80}|\bunset\s{1,4}HISTFILE\b|>\s{0,3}~\/\.(?:bash|zsh)_history\b|\brm\s[^\n]{0,40}\.(?:bash|zsh)_history\b/g,
    message: 'Wipes out the traces of what was done.',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern:
      /\bfind\s{1,4}["']?(?:\/|~|\$\{?HOME\}?)["']?\s[^\n]{0,120}-exec(?:dir)?\s{1,4}(?:rm|shred|dd|truncate)\b[^\n]{0,60}/g,
    message: 'Deletes files all over the disk.',
    onlyMeant: true,
  },
  {
    // Files keep their names and lose what is in them: nothing is deleted, and nothing is left.
    pattern:
      /\bfind\s{1,4}["']?(?:\/|~|\$\{?HOME\}?)(?:["']?\/(?:Documents|Desktop|Pictures))?\/?["']?\s[^\n]{0,200}(?:-exec(?:dir)?\s{1,4}cp\s{1,4}\/dev\/null\b|(?:-exec(?:dir)?|\bxargs)\s[^\n]{0,40}\b(?:ba|z|da)?sh\s{1,4}-\w{0,2}c\s{1,4}["'][^\n]{0,60}>\s{0,2}\\?["']?\$\{?[\w@]\}?\\?["']{0,2}(?=[\s;"'])|\|\s{0,4}while\b[^\n]{0,60}\bdo\b\s{0,4}(?::|true|cat\s{1,3}\/dev\/null|printf\s{1,3}["']{2})?\s{0,3}>\s{0,2}["']?\$\w{1,20}["']?(?=[\s;]))[^\n]{0,60}/g,
    message: 'Empties files all over the disk.',
    onlyMeant: true,
  },
  {
    pattern:
      /\b(?:docker|podman)\s{1,4}volume\s{1,4}ls\s[^\n|]{0,40}\|\s{0,4}xargs\s[^\n]{0,40}volume\s{1,4}rm\b[^\n]{0,40}|\bkubectl\s{1,4}delete\s{1,4}(?:ns|namespaces?|all|pvc?)\s[^\n]{0,40}--all\b[^\n]{0,60}|\bgh\s{1,4}repo\s{1,4}list\b[^]{0,300}?\bgh\s{1,4}repo\s{1,4}delete\b[^\n]{0,60}|\bbtrfs\s{1,4}subvolume\s{1,4}list\b[^]{0,300}?\bsubvolume\s{1,4}delete\b|\bsubvolume\s{1,4}delete\b[^]{0,300}?\bsubvolume\s{1,4}list\b|\btmutil\s{1,4}listlocalsnapshots?\b[^\n]{0,120}\bdeletelocalsnapshots\b|\bwbadmin\s{1,4}delete\s{1,4}(?:catalog|systemstatebackup)\b|\baws\s{1,4}s3\s{1,4}ls\b[^\n]{0,80}\|[^\n]{0,120}\brb\b[^\n]{0,60}--force\b/g,
    message: 'Deletes all of what is kept, without a question.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\.(?:buckets|tables|volumes|snapshots|instances|repositories|repos|databases)\.all\s{0,2}\(\s{0,2}\)\s{0,2}:/g,
    followedBy: [/\.(?:delete|terminate|drop)\s{0,2}\(\s{0,2}\)/g],
    message: 'Deletes all of what is kept, without a question.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bfor\s{1,3}\w{1,20}\s{1,3}in\s[^\n]{0,60}\/dev\/(?:sd|nvme|vd|hd|mmcblk|disk)\w{0,6}[?*[][^]{0,200}?\bof=["']?\$/g,
    message: 'Overwrites one disk after another.',
    onlyMeant: true,
  },
  {
    pattern: /\bof=\$\w{1,20}\b/g,
    followedBy: [/\bdone\b/g],
    message: 'Overwrites one disk after another.',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern: /\b(?:UserHomeDir|homedir|Dir\.home|user\.home|homeDirectoryForCurrentUser)\b/g,
    followedBy: [
      /\b(?:os\.RemoveAll|FileUtils\.rm_rf|deleteRecursively|fs::remove_dir_all|deleteDirectory)\s{0,2}\(?\s{0,2}&?(?:h|home|dir|d|p|path|homeDir|Dir\.home)\s{0,2}[),\n]/g,
    ],
    message: 'Deletes the home directory.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bGet-ChildItem\s{1,4}(?:\$HOME|~|\$env:USERPROFILE)\b[^\n]{0,80}-Recurse\b[^\n]{0,80}\|\s{0,4}Remove-Item\b[^\n]{0,80}/gi,
    message: 'Deletes the home directory.',
    onlyMeant: true,
  },
  {
    // Everything, and not what has one ending or lies in one folder.
    pattern:
      /(?:\bPath\.home\(\)|\bPath\(["']~["']\)\.expanduser\(\))\s{0,2}\.r?glob\(\s{0,2}["'](?:\*\*\/)?\*(?:\.\*)?["']\s{0,2}\)|\b(\w{1,30})\s{0,2}=\s{0,2}(?:pathlib\.)?(?:Path\.home\(\)|Path\(["']~["']\)\.expanduser\(\))[ \t]{0,2}\n[^]{0,800}?\b\1\s{0,2}\.r?glob\(\s{0,2}["'](?:\*\*\/)?\*(?:\.\*)?["']\s{0,2}\)/g,
    followedBy: [/\.unlink\(|\bos\.(?:remove|unlink)\(|\brmtree\(/g],
    message: 'Deletes files all over the home directory.',
    confidence: 'medium',
    onlyMeant: true,
    isHarmless: picksFiles,
  },
  {
    // One place after the other, with what finds papers in each.
    pattern:
      /\bfor\s{1,3}(\w{1,40})\s{1,3}in\s(?:[^\n;]{0,200}\s)?["']?(?:\$\{?HOME\}?|~|\/(?:home|Users|mnt|media|Volumes))["']?(?=[\s;])[^\n;]{0,120}[;\n]\s{0,8}do\s[^]{0,200}?\bfind\s{1,3}["']?\$\{?\1\b[^;]{0,500}(?:-exec\s{1,3}(?:sudo\s{1,3})?(?:shred|rm|unlink)\b|\s-delete\b)/g,
    message: 'Deletes files all over the home directory and whatever else is mounted.',
    confidence: 'medium',
    onlyMeant: true,
  },
]
