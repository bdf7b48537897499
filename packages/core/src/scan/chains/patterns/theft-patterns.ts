import { areOfOneService } from '../are-of-one-service.ts'
import { secretSources } from '../secret-sources.ts'
import type { CodePattern } from './code-pattern.ts'
import { withHosts } from './with-hosts.ts'

const { credentialFile } = secretSources

/** Who the user is and where. */
const ofUser = String.raw`\b(?:getpass\.getuser|os\.getlogin|os\.getcwd|socket\.gethostname|platform\.node|os\.userInfo|os\.hostname|process\.cwd)\s{0,2}\(|\bos\.environ\b|\bprocess\.env\b`
/** Letters that may stand in the name of a host. */
const coded = String.raw`\.hex\(|\bb(?:16|32)encode\(|\bhexlify\(|\btoString\(\s{0,2}["'](?:hex|base32)["']`

const encoding = /\bb(?:32|16|64)encode\s{0,2}\(|\bhexlify\s{0,2}\(|\.hex\(\)/g
const pieces = /\{\w{1,30}\[[^\]\n]{1,40}:[^\]\n]{0,40}\]\}[^\n]{0,30}\.\{?[A-Za-z]|["']\.["']\.join\s{0,2}\(/g
const lookingUp = /\b(?:gethostbyname\w{0,3}|getaddrinfo|resolver\.resolve\w{0,4}|nslookup|dig)\b/g

/** The same in other languages: what was made hexadecimal, and a name that is put together where it is looked up. */
const hexadecimal = /%02x\b|\bunpack\s{0,2}\(?\s{0,2}["']H\*|\bbin2hex\b|\btoHex\w{0,8}\(|\bEncodeToString\b/g
const madeWhereAsked =
  /\b(?:InetAddress\.get(?:All)?ByName|net\.Lookup\w{2,6}|Dns\.GetHost\w{4,12}|dns_get_record|checkdnsrr|gethostbynamel?|Addrinfo\.getaddrinfo|Resolv\.getaddress|resolve(?:4|6|Txt|Any)["'\]]{0,2})\s{0,2}\(?\s{0,2}(?:sprintf\s{0,2}\(\s{0,2}["'][^"'\n]{0,12}%s|fmt\.Sprintf\(\s{0,2}["']%s|[$f]?["'`](?:\$\{|\{|#\{)[^\n]{1,60}\}\.)/g

/** Cut into pieces that a label of a name can hold: `{text[start:start + 56]}.{zone}`, looked up before that stands there or behind it. */
const lookedUpInPieces: readonly CodePattern[] = [
  [encoding, pieces, lookingUp],
  [encoding, lookingUp, pieces],
  [lookingUp, encoding, pieces],
  [hexadecimal, madeWhereAsked],
].map(([pattern = encoding, ...followedBy]) => ({
  pattern,
  followedBy,
  message: 'Sends what it reads away in names that it looks up.',
  confidence: 'medium',
  onlyMeant: true,
}))

/** Code of no kind above that no honest skill holds. */
export const theftPatterns: readonly CodePattern[] = [
  ...lookedUpInPieces,
  {
    // A page to be asked for, whose address holds what the agent knows of somebody.
    pattern: withHosts(
      /https?:\/\/(?!<here>|<example>|<named>)[\w.-]{4,80}\/[^\s"'`]{0,80}\?[^\n]{0,300}?=[<{][^>}\n]{0,50}\b(?:base64\w{0,4}|full text|conversation|transcript|date of birth|salary|passwords?|secrets?|passport|contents? of)\b/gi,
    ),
    message: 'Puts what the agent knows of somebody into an address that is asked for.',
    confidence: 'medium',
  },
  {
    pattern:
      /\b(?:rg|grep|ag|ack)\b[^]{0,600}?(?:AKIA|gh\[pousr\]_|ghp_|xox[bp[]|_authToken|PRIVATE KEY)[^\n]{0,200}[\s"'](?:~|\$HOME|\/home|\/)(?=[\s"'/>])/g,
    followedBy: [
      withHosts(
        /\bcurl\b[^]{0,200}?https?:\/\/(?!<here>|<example>)[^]{0,300}?\s(?:-F|--form|-d|--data\S{0,10}|-T|--upload-file)[\s=]["']?[^\n]{0,60}@/g,
      ),
    ],
    message: 'Looks for keys all over the home directory and sends away what it finds.',
    confidence: 'medium',
  },
  {
    pattern:
      /\btoJSON\s{0,4}\(\s{0,4}secrets\s{0,4}\)[^\n]{0,300}(?:curl|wget|https?:\/\/|nc\s)|(?:curl|wget)\b[^\n]{0,300}\btoJSON\s{0,4}\(\s{0,4}secrets\s{0,4}\)/g,
    message: 'Sends all secrets of a pipeline away.',
  },
  {
    pattern:
      /\b(?:find|fd|Get-ChildItem|gci|rglob|glob|walk|locate|mdfind)\b[^\n]{0,240}(?:id_rsa|id_ed25519|\.kdbx|\.pem\b|\.ppk\b|wallet\.dat|\.keystore\b|seed\.txt|\.ovpn\b|\.p12\b|\.pfx\b)/g,
    followedBy: [
      /\b(?:curl|wget)\b[^\n]{0,200}\s(?:-F|-T|-d|--data\S{0,12}|--upload-file|--form|--post-file)\b|\brequests\.(?:post|put)\b|\b(?:Invoke-(?:WebRequest|RestMethod)|iwr|irm)\b[^\n]{0,200}-(?:InFile|Body)\b|\bUpload(?:File|Data|String)\b|\bmethod:\s{0,2}['"](?:POST|PUT)\b|\b(?:scp|rsync|rclone|nc|ncat)\s[^\n]{0,120}[\w.-]{3,60}[:\s]/gi,
    ],
    message: 'Looks for keys all over the disk and sends away what it finds.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\bPROMPT_COMMAND\s{0,2}=[^\n]{0,120}\b(?:history|fc)\b[^\n]{0,120}>/g,
    followedBy: [/\b(?:curl|wget|nc|ncat)\b[^\n]{0,200}(?:https?:\/\/|\d{1,3}(?:\.\d{1,3}){3})/g],
    message: 'Records every command and sends the record away.',
    confidence: 'medium',
  },
  {
    pattern: withHosts(
      /\bcurl\b(?=[^\n]{0,400}\$\{?(?:GITHUB_TOKEN|GH_TOKEN|GITHUB_PAT)\b)[^\n]{0,300}https?:\/\/(?!<here>|[^\s/"']{0,100}(?:github|ghe\b|ghcr|git\.|example\b|\$|<|\{))[\w-]{1,60}\.[\w.-]{2,60}/g,
    ),
    message: 'Gives a token of GitHub to somebody else.',
    confidence: 'medium',
  },
  {
    pattern: withHosts(/\bHTTPHandler\s{0,4}\(\s{0,4}["'](?!<here>)[\w.-]{3,100}["']/g),
    followedBy: [/\b(?:dict\s{0,4}\(\s{0,4})?os\.environ\b(?!\s{0,2}(?:\[|\.get))/g],
    message: 'Logs the whole environment to another machine.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\b(?:bc1|\[13\]|0x\[a-fA-F0-9\]|\^\(?:?bc1)/g,
    followedBy: [
      /\b(?:pyperclip\.copy|clipboard(?:y)?\.write\w{0,6}|Set-Clipboard|SetClipboard\w{0,6}|pbcopy|xclip)\b/g,
    ],
    message: 'Replaces addresses of coins in the clipboard.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\bdisplay dialog\b[^\n]{0,300}\bhidden answer\b/gi,
    message: 'Asks for a password in a window that looks like one of the system.',
    confidence: 'medium',
  },
  {
    pattern:
      /\{[^{}]{0,300}?os\.environ\[?[^{}\n]{0,60}(?:KEY|TOKEN|SECRET|PASSWORD|URL)\b(?:(?!\bor\b)[^{}]){0,200}os\.environ\[?[^{}\n]{0,60}(?:KEY|TOKEN|SECRET|PASSWORD|URL)\b/g,
    followedBy: [/\}/g, /(?:json\.dumps|b64encode|pickle\.dumps)\s{0,4}\(/g],
    isHarmless: areOfOneService,
    message: 'Packs up several secrets at once.',
    confidence: 'medium',
  },
  {
    pattern:
      /\beval\s{0,4}\(\s{0,4}compile\s{0,4}\(\s{0,4}open\s{0,4}\(\s{0,4}['"]\/(?:tmp|var\/tmp|dev\/shm)\/[^\n]{0,200}|\bexec\s{0,4}\(\s{0,4}open\s{0,4}\(\s{0,4}['"]\/(?:tmp|var\/tmp|dev\/shm)\/[^\n]{0,200}/g,
    message: 'Runs as code what lies in a directory that everybody can write.',
  },
  {
    pattern: /\bpynput\b/g,
    followedBy: [/\b(?:requests\.post|smtplib|urlopen|socket)\b/g],
    message: 'Records what is typed.',
    confidence: 'medium',
  },
  {
    // Named in a list, it is what somebody looks for in a program.
    pattern: /\bGetAsyncKeyState["']?\s{0,3}[()]/g,
    message: 'Records what is typed.',
    confidence: 'medium',
  },
  {
    pattern:
      /\b(?:security\s{1,3}dump-keychain|security\s{1,3}find-generic-password\s[^\n]{0,80}-w?[^\n]{0,40}(?:Chrome|Safe Storage)|sqlite3\s[^\n]{0,120}(?:Login Data|cookies\.sqlite|Cookies)\b)/gi,
    message: 'Reads passwords out of the keychain or the browser.',
    deed: 'keychain-read',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\bosascript\b[^\n]{0,200}\bhidden answer\b[^\n]{0,200}/gi,
    message: 'Asks for a password in a window that looks like one of the system.',
    confidence: 'medium',
  },
  {
    pattern:
      /\b(?:stratum\+(?:tcp|ssl):\/\/|xmrig\b[^\n]{0,80}(?:-o|--url|--donate)|--coin[= ](?:monero|xmr)|minerd\b[^\n]{0,60}-o)/gi,
    message: 'Mines coins.',
    confidence: 'medium',
  },
  {
    pattern:
      /\bnew\s{1,3}(?:CoinHive|CoinImp|Client|CryptoLoot|deepMiner|WebMinePool|CRLT|miner)\.Anonymous\s{0,2}\(|\b(?:coinhive|coin-?imp|crypto-?loot|deepminer|webminepool|minero|coin-have|jsecoin|monerominer)(?:\.min)?\.(?:js|com|cc|rocks)\b|--donate-level\b|\brx\/0\b|--algo[= ]["']?(?:rx|randomx|cn|kawpow|ethash|etchash|argon2)\b|["']?algo["']?\s{0,2}:\s{0,2}["']rx\/0|(?:^|[\s/"'])(?:lolMiner|t-rex|nbminer|ethminer|cpuminer(?:-opt)?|xmr-stak|phoenixminer|teamredminer|srbminer(?:-multi)?|nheqminer|bfgminer|cgminer)["']?,?\s[^\n]{0,80}["'\s](?:-o|--url|--pool|-u|--user|-a|--algo|-wal)\b/gi,
    message: 'Mines coins.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Programs that sell the line of the user to strangers.
    pattern:
      /\b(?:peer2profit|traffmonetizer|honeygain|iproyal\/pawns-cli|pawns-cli|packetstream\/psclient|psclient|repocket|proxyrack\/pop|earnfm\/earnfm-client|earnfm-client|earnapp|bitping\/bitpingd|bitpingd|proxylite|packetshare|castarsdk|gradient-?node|spide\/network|proxybase|urnetwork|grass-?node|nodepay|speedshare|ebesucher|mystnodes?|hola_svc|luminati-sdk|brd_sdk)\b/gi,
    message: 'Sells the line of the user to strangers.',
    confidence: 'medium',
    onlyMeant: true,
    isHarmless: (skill) => /proxy|bandwidth|passive income/.test(skill.openText),
  },
  {
    pattern: /\bchild_process\b\\["'][^\n]{0,40}\)\s{0,2}\.\s{0,2}execSync\s{0,2}\(\\?["'][^\n]{0,200}/g,
    message: 'Hides a command in a setting.',
    confidence: 'medium',
  },
  {
    pattern: new RegExp(
      `\\b(?:gh\\s{1,3}(?:gist\\s{1,3}create|release\\s{1,3}upload)|aws\\s{1,3}s3\\s{1,3}(?:cp|sync|mv)|gsutil\\s{1,3}(?:-m\\s{1,3})?cp|az\\s{1,3}storage\\s{1,3}blob\\s{1,3}upload|rclone\\s{1,3}(?:copy|sync))\\s[^\\n|;&]{0,120}${credentialFile.source}`,
      'gi',
    ),
    message: 'Puts a file with keys where others can read it.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Nobody needs to be reached: whoever keeps the domain reads the names that are asked for.
    pattern: new RegExp(`(?:${ofUser})[^]{0,300}?(?:${coded})|(?:${coded})[^\\n]{0,80}(?:${ofUser})`, 'g'),
    followedBy: [
      /\b(?:gethostbyname\w{0,3}|getaddrinfo|dns(?:\.promises)?(?:\.|\[[\x22'])(?:resolve\w{0,5}|lookup)(?:[\x22']\])?|resolver\.resolve\w{0,4})\s{0,2}\(\s{0,2}(?:\w{1,30}\s{0,2}\+\s{0,2}["'`]\.|f["'][^"'\n]{0,40}\{|`[^`\n]{0,40}\$\{)/g,
    ],
    message: 'Puts what it knows of the user or the machine into a name that it looks up.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // The same in a shell, where what was read arrives through a pipe.
    pattern:
      /\b(?:base32|base64|xxd|od|hexdump|openssl\s{1,3}enc)\b[^\n]{0,160}\|\s{0,3}(?:\w[^\n|]{0,60}\|\s{0,3})?(?:while\b[^\n]{0,60}\bread\b|xargs\b)/g,
    followedBy: [
      /\b(?:dig|nslookup|host|drill|kdig|getent\s{1,3}hosts|resolvectl\s{1,3}query|ping)\s[^\n]{0,60}["']?\$?\{\}?\w{0,30}\}?\.|\b(?:dig|nslookup|host|drill|kdig|getent\s{1,3}hosts|resolvectl\s{1,3}query|ping)\s[^\n]{0,60}["']?\$\w{1,30}\./g,
    ],
    message: 'Puts what it read into names that it looks up, piece by piece.',
  },
  {
    // In one line, by what a shell puts in place of a command.
    pattern:
      /\b(?:dig|nslookup|host|drill|kdig|getent\s{1,3}a?hosts\w{0,2}|resolvectl\s{1,3}query)\s{1,3}(?:[+\w@.-]{1,20}\s{1,3}){0,3}["']?\$\((?=[^\n]{0,200}?\b(?:hostname|whoami|id\s{1,2}-u?n|git\s{1,2}config|git\s{1,2}remote|base64|base32|xxd|od\s{1,2}-|printenv|cat)\b)[^\n]{0,400}?\)["']?\.(?:[\w-]{1,60}\.){1,6}(?!local|internal|lan\b)[a-z]{2,24}\b/g,
    message: 'Puts what it knows of the user or the machine into a name that it looks up.',
    confidence: 'medium',
  },
  {
    // Keys of several services, in letters that a name may have.
    pattern: new RegExp(
      `\\b(?:os\\.environ|os\\.getenv|process\\.env|getenv)\\b[^]{0,400}?(?:KEY|TOKEN|SECRET|PASSWORD)[^]{0,300}?(?:${coded})`,
      'g',
    ),
    followedBy: [
      /\b(?:gethostbyname\w{0,3}|getaddrinfo|dns(?:\.promises)?(?:\.|\[[\x22'])(?:resolve\w{0,5}|lookup)(?:[\x22']\])?|resolver\.resolve\w{0,4})\s{0,2}\(\s{0,2}(?:\w{1,30}\s{0,2}\+\s{0,2}["'`]\.|f["'][^"'\n]{0,40}\{|`[^`\n]{0,40}\$\{)/g,
    ],
    message: 'Puts keys into names that it looks up.',
    onlyMeant: true,
  },
  {
    // A picture is asked for wherever the page is opened, by whoever opens it.
    pattern: /\b(?:btoa|JSON\.stringify|FormData)\s{0,2}\(/g,
    followedBy: [
      withHosts(
        /\b(?:new Image\s{0,2}\(\s{0,2}\)|\w{1,30})\.src\s{0,3}=\s{0,3}["'`]https?:\/\/(?!<here>|<house>|<example>)[^"'`\s]{3,200}[?&](?:[\w-]{1,20}=)?(?:["'`]\s{0,3}\+|\$\{)/g,
      ),
    ],
    message: 'Sends what a page holds in the address of a picture.',
    confidence: 'medium',
  },
  {
    // All that a page keeps in the browser of whoever opens it, the keys of a session among it.
    pattern:
      /\bJSON\.stringify\s{0,2}\(\s{0,2}(?:\{\s{0,2}\.\.\.\s{0,2})?(?:window\.)?(?:local|session)Storage\b(?!\s{0,2}[.[])|\bObject\.(?:entries|assign|fromEntries)\s{0,2}\([^()\n]{0,40}\b(?:local|session)Storage\b(?!\s{0,2}[.[])/g,
    followedBy: [
      withHosts(
        /(?:\bfetch\s{0,2}\(|\bsendBeacon\s{0,2}\(|\.src\s{0,3}=|\baxios\.\w{3,7}\s{0,2}\(|\.open\s{0,2}\([^\n]{0,20})\s{0,3}["'`]https?:\/\/(?!<here>|<house>|<example>)[^"'`\s]{3,200}/g,
      ),
    ],
    message: 'Sends all that a page keeps in the browser.',
    confidence: 'medium',
  },
  {
    // A picture for each letter that a field may end with: whoever serves them reads what is typed.
    pattern: /\[\s{0,2}value\s{0,2}[$^*~|]=/g,
    followedBy: [
      withHosts(
        /\burl\s{0,2}\(\s{0,2}["'`\\]{0,3}(?:\$\{|\s?["'`]\s?\+|https?:\/\/(?!<here>|<house>|<example>)|\/\/\w)/g,
      ),
    ],
    message: 'Has a style sheet tell a machine what is typed into a field.',
    confidence: 'medium',
  },
  {
    // Such a cookie is the whole account; only its own service is to be shown it.
    pattern: withHosts(
      /\b(?:curl|wget|fetch\s{0,2}\(|requests\.(?:post|get)\s{0,2}\()[^;|]{0,120}?https?:\/\/(?!<here>|<house>|<example>|<named>|(?:[\w-]{1,40}\.){0,4}(?:linkedin|facebook|instagram|twitter|x|google|youtube|github|spotify|slack|reddit|tiktok)\.com<end>)[^]{0,400}?\b(?:li_at|c_user|SAPISID|__Secure-[13]PSID|_gh_sess|user_session|sp_dc|auth_token["']?\s{0,2}[:=][^]{0,120}?ct0)\b/g,
    ),
    message: 'Gives the cookie of somebody logged in to another machine.',
    confidence: 'medium',
  },
  {
    // A branch is whatever its owner puts there tomorrow.
    pattern:
      /\buses:\s{0,3}(?!\.\/)[\w.-]{1,60}\/[\w./-]{1,80}@(?:main|master|latest|v\d{1,3})\b[^]{0,400}?\btoJSON\s{0,2}\(\s{0,2}secrets\s{0,2}\)/g,
    message: 'Gives all secrets of a pipeline to an action of somebody else.',
    confidence: 'medium',
  },
  {
    pattern: /\bpushurl\s{0,3}=\s{0,3}https?:\/\/[\w.-]{1,40}:[\w-]{6,80}@/g,
    message: 'Has every push go to another place as well, whose password stands there.',
    confidence: 'medium',
  },
  {
    // Whoever encodes all of them wants them past the mask that hides them in the output.
    pattern:
      /\btoJSON\s{0,2}\(\s{0,2}secrets\s{0,2}\)(?:(?=[^]{0,600}?\b(?:base64|xxd|openssl enc|gpg -c|rev)\b)|(?<=\b(?:base64|xxd|openssl enc|gpg -c|rev)\b[^]{0,600}))/gi,
    message: 'Encodes all secrets of a pipeline, so that they can be shown or sent.',
    confidence: 'medium',
  },
  {
    // What is taken from everywhere and encoded does not go where all the world can read it by chance.
    pattern: /\bgh\s{1,3}repo\s{1,3}create\b[^\n]{0,160}--public\b/g,
    followedBy: [/\bbase64\b/g, /\bgit\s{1,3}(?:-C\s\S{1,60}\s)?push\b/g],
    message: 'Publishes something encoded in a repository of the user that it makes for it.',
    confidence: 'medium',
  },
  {
    pattern: /\btoJSON\s{0,2}\(\s{0,2}secrets\s{0,2}\)/gi,
    followedBy: [
      withHosts(
        /\b(?:curl|wget|iwr|irm|Invoke-\w{3,20})\b[^\n]{0,200}https?:\/\/(?!<here>|<house>|<example>)[^\s"')]{3,200}/g,
      ),
    ],
    message: 'Hands all secrets of a pipeline to something from another machine.',
    confidence: 'medium',
  },
  {
    // Hooks and status lines are told where the conversation is written down.
    pattern: /\btranscript_?[pP]ath\b/g,
    followedBy: [
      withHosts(
        /(?:\bcurl\b[^;]{0,200}?\s(?:-d|--data(?:-\w{3,10})?|-F|--form|-T|--upload-file|--json)[\s=][^;]{0,200}?|\bwget\b[^\n]{0,200}--post-\w{4}[^\n]{0,100}?|\brequests\.(?:post|put)\s{0,2}\(|\bfetch\s{0,2}\(|\burlopen\s{0,2}\()\s{0,8}["'`]?https?:\/\/(?!<here>|<house>|<example>|<named>|(?:[\w-]{1,40}\.){0,3}(?:slack\.com|discord\.com|telegram\.org|ntfy\.sh|anthropic\.com|openai\.com|langfuse\.com|elevenlabs\.io)<end>)[^\s"'`]{4,200}/g,
      ),
    ],
    message: 'Sends what was said to the agent to another machine.',
    confidence: 'medium',
  },
]
