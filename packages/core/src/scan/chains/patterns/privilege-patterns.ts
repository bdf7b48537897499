import { isForAWhile } from '../is-for-a-while.ts'
import type { CodePattern } from './code-pattern.ts'

/** More rights than the skill was given. */
export const privilegePatterns: readonly CodePattern[] = [
  {
    // All of the machine, put into a container that may do everything: the container is none.
    pattern:
      /\b[pP]rivileged["']?:\s{0,2}true\b(?=[^]{0,400}(?:["'\s-]\/:\/[\w/]{1,40}|\bpath:\s{0,2}["']?\/["']?\s{0,3}\n))|(?:["'\s]\/:\/[\w/]{1,40}|\bpath:\s{0,2}["']?\/["']?\s{0,3}\n)[^]{0,400}\b[pP]rivileged["']?:\s{0,2}true\b/g,
    message: 'Gives a container all of the machine and all rights over it.',
    confidence: 'medium',
    isHarmless: ({ openText }) => /privileged|host (?:root|file ?system)|node agent|daemonset/.test(openText),
  },
  {
    pattern:
      /\brfile\.read\s{0,4}\(|\brequest\.(?:data|get_data|form|json|args|values)\b|\breq\.(?:body|query|params)\b|\bctx\.request\.body\b/g,
    followedBy: [
      /\bsubprocess\.\w{3,14}\s{0,4}\([^\n]{0,120}shell\s{0,3}=\s{0,3}True|\bos\.(?:system|popen)\s{0,4}\(|\bexecSync\s{0,4}\(\s{0,4}(?:req|body|cmd|command)\b|(?<![.\w])exec\s{0,4}\(\s{0,4}(?:req|body|cmd|command)\b/g,
    ],
    message: 'Runs as a command whatever is sent to it.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\bamsi(?:InitFailed|Utils|ScanBuffer|Context|\.dll)\b/gi,
    message: 'Switches off what looks at scripts before they run.',
    onlyMeant: true,
  },
  {
    pattern:
      /\bdocker\s{1,4}run\b(?=[^\n]{0,200}\s-v\s{0,4}\/:\/)(?=[^\n]{0,300}\b(?:chroot|--privileged|nsenter)\b)[^\n]{0,300}/g,
    message: 'Leaves a container with all rights over the machine.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whoever keeps an image at an address of their own is asked by nobody what is in it.
    pattern:
      /\bdocker\s{1,4}run\b(?=[^\n]{0,200}\s-v\s{0,4}\/:\/)(?=[^\n]{0,300}\s--privileged\b)[^\n]{0,200}\s(?!(?:docker\.io|ghcr\.io|quay\.io|gcr\.io|mcr\.microsoft\.com|registry\.gitlab\.com|public\.ecr\.aws|nvcr\.io)\/)(?:[\w-]{1,60}\.){1,5}[\w-]{1,12}(?::\d{2,5})?\/[\w./:-]{2,100}/g,
    message: 'Gives an image of somebody’s own all rights over the machine.',
    confidence: 'medium',
  },
  {
    pattern:
      /NOPASSWD:\s{0,4}ALL\b[^\n]{0,120}(?:\/etc\/sudoers|tee)|(?:>>?|tee\s{1,3}(?:-a\s{1,3})?)\s{0,4}["']?\/etc\/sudoers/g,
    message: 'Lets everything run as root without a password.',
    staysInImage: true,
  },
  {
    pattern: /NOPASSWD:\s{0,4}ALL\b/g,
    followedBy: [/\/etc\/sudoers\b/g],
    message: 'Lets everything run as root without a password.',
    staysInImage: true,
    onlyMeant: true,
  },
  {
    pattern: /\/etc\/sudoers\b/g,
    followedBy: [/NOPASSWD:\s{0,4}ALL\b/g],
    message: 'Lets everything run as root without a password.',
    staysInImage: true,
    onlyMeant: true,
  },
  {
    pattern: /\bchmod\b["',\s]{1,4}(?:0?[67]66|0?777|[ao]\+rw\w?)["',\s]{1,4}[^\n]{0,20}\/docker\.sock\b/g,
    message: 'Opens the engine of containers, and with it the machine, to everybody.',
    confidence: 'medium',
    staysInImage: true,
    onlyMeant: true,
  },
  {
    pattern:
      /\bchmod\s{1,4}(?:u?\+s|[2467][0-7]{3})\s{1,4}[^\n]{0,120}|\b(?:os\.[cC]hmod|chmodSync|fs\.chmod|File\.chmod)\s{0,2}\([^\n]{0,60}(?<!\w)0o?[46][0-7]{3}\b[^\n]{0,60}/g,
    message: 'Lets a program run with the rights of its owner.',
    staysInImage: true,
    severity: 'critical',
    confidence: 'medium',
  },
  {
    pattern:
      /\bchmod\s{1,4}(?:-R\s{1,4})?0?777\b[^]{0,250}?\bchown\s{1,4}(?:-R\s{1,4})?root\b|\bchown\s{1,4}(?:-R\s{1,4})?root\b[^]{0,200}?\bchmod\s{1,4}(?:-R\s{1,4})?0?777\b/g,
    message: 'Opens a directory to everybody and gives it to root.',
    staysInImage: true,
    confidence: 'medium',
  },
  {
    pattern:
      /\b(?:setenforce["',\s]{1,4}0\b|ufw\s{1,3}disable|csrutil\s{1,3}disable|spctl\s{1,3}--master-disable|LSQuarantine\b[^\n]{0,12}(?:NO|false)\b|Set-MpPreference\b[^\n]{0,80}Disable\w{1,40}|systemctl\s{1,3}(?:stop|disable)\s{1,3}(?:auditd|firewalld|apparmor))/g,
    message: 'Switches off what protects the machine.',
    staysInImage: true,
    isHarmless: isForAWhile,
    confidence: 'medium',
  },
  {
    pattern: /\bxattr\s{1,4}-(?:r?d|c|rc|cr)\s{1,4}(?:com\.apple\.quarantine\s{1,4})?[^\n]{0,120}/g,
    message: 'Takes away the mark by which macOS asks before a program runs.',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern: /\bsetcap\s{1,4}[^\n]{0,40}cap_(?:setuid|sys_admin|sys_ptrace|dac_override)\b[^\n]{0,120}/g,
    message: 'Lets a program take the rights of root.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\buser(?:add|mod)\b["',\s]{1,4}(?=[^\n]{0,80}(?:-o\b|--non-unique))(?=[^\n]{0,120}["']?(?:-\w{0,3}u|--uid)["',\s=]{1,6}0\b)[^\n]{0,160}|\busermod\s[^\n]{0,40}-a?G\s{1,3}(?:sudo|wheel|root|docker)\b[^\n]{0,80}|\bnet\s{1,3}localgroup\s{1,3}administrators\s[^\n]{0,60}\/add\b/g,
    message: 'Gives a user the rights of root.',
    staysInImage: true,
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whoever comes by is nobody that a cluster knows.
    pattern: /\bcluster-admin\b[^]{0,400}?\bsystem:(?:unauthenticated|anonymous)\b/g,
    message: 'Makes whoever asks an administrator of the cluster.',
    confidence: 'medium',
  },
  {
    // In an image as well: whoever starts it can be logged in to.
    pattern:
      /\buseradd\b(?=[^\n]{0,80}(?:-o\b|--non-unique))(?=[^\n]{0,120}(?:-\w{0,3}u|--uid)[\s=]{1,3}0\b)[^]{0,240}?\bchpasswd\b/g,
    message: 'Makes a second root with a password that stands in the file.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bnetworksetup\s{1,3}-set(?:autoproxyurl|dnsservers|webproxy|securewebproxy)\b[^\n]{0,160}|\b(?:echo|printf)\s[^\n]{0,60}\d{1,3}(?:\.\d{1,3}){3}\s[^\n]{0,60}(?:github\.com|npmjs\.org|pypi\.org|googleapis\.com|anthropic\.com|openai\.com|microsoft\.com|docker\.io)[^\n]{0,60}\/etc\/hosts\b/g,
    message: 'Leads the traffic of the whole machine through another one.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bnsenter\b[^\n]{0,60}(?:-t\s{0,2}1\b|--target[\s=]1\b)[^\n]{0,120}|\bchroot\s{1,3}\/(?:host|mnt|h)\b[^\n]{0,120}/g,
    message: 'Leaves a container with all rights over the machine.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bkubectl\s{1,4}create\s{1,4}clusterrolebinding\b[^\n]{0,120}cluster-admin\b|\bAdministratorAccess\b[^]{0,400}?\bcreate_access_key\b|\bcreate_access_key\b[^]{0,400}?\bAdministratorAccess\b|\bSUPERUSER\b[^\n]{0,60}\bLOGIN\b[^\n]{0,60}\bPASSWORD\b/gi,
    message: 'Makes somebody an administrator.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\/proc\/\$?[^\n]{0,60}\/mem\b[^\n]{0,200}\b(?:strings|grep)\b[^\n]{0,200}/g,
    message: 'Reads secrets out of the memory of another program.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\b(?:rundll32|regsvr32|msiexec|mshta|wscript|cscript|start)(?:\.exe)?\s[^\n]{0,40}\\\\[\w.-]{2,79}\w\\[^\n]{3,120}/gi,
    message: 'Starts a program out of a folder of another machine.',
    confidence: 'medium',
    onlyMeant: true,
  },
]
