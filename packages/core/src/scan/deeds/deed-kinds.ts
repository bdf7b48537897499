import { secretSources } from '../chains/secret-sources.ts'
import type { ScanDeed } from '../scan-deed.ts'

/** Something that a program does or touches, in the words that languages have for it. */
export interface DeedKind {
  /** Follows `and`: what it does, as a person would say it. */
  readonly says: string
  readonly deed?: ScanDeed
  readonly pattern: RegExp
  /** Whoever puts such things somewhere with the user's own tools mostly does what the skill is for. */
  readonly isKept?: true
}

const home = String.raw`(?:Path\.home\(\)|\bhomedir\(\)|\bexpanduser\b|\$\{?HOME\b|~[/\\]|USERPROFILE\b|\bUserHomeDir\b|\bDir\.home\b|user\.home\b|\bhome_dir\(\))`
const papers = String.raw`\b(?:Documents|Desktop|Downloads|Pictures|Photos|Notes|OneDrive|Dropbox|Messages)\b`
const walks = String.raw`\b(?:r?glob(?:Sync)?|walk|iterdir|scandir|listdir|readdir(?:Sync)?|find|fd|Get-ChildItem|gci|tar|zip|make_archive|Compress-Archive)\b`

/** The service that a cloud has in each machine tells of more than keys. */
const keyFiles = secretSources.credentialFile.source.replace(
  String.raw`169\.254\.169\.254|metadata\.google\.internal|`,
  '',
)

/** What a program reads that is no part of the work that a skill is given. */
const reading: readonly DeedKind[] = [
  { says: 'opens files with keys', deed: 'key-files-opened', pattern: new RegExp(keyFiles, 'i') },
  {
    says: 'asks a cloud for the keys of the machine',
    pattern:
      /\bsecurity-credentials\b|\bservice-accounts\/\w{1,40}\/(?:token|identity)\b|\bmetadata\/identity\/oauth2\b/,
  },
  {
    says: 'opens files with keys',
    deed: 'key-files-opened',
    // A path put together out of its parts: `join(home, ".kube", "config")`.
    pattern:
      /\.(?:kube|docker|aws|gnupg|ssh|azure|m2|gradle|cargo|gem|composer|terraform\.d|kaggle|huggingface)["'`)]{1,2}\s{0,2}[,/+]\s{0,2}["'`](?:config|credentials|id_|private|access|settings\.xml|gradle\.properties|auth\.json|kaggle\.json|token)|\.android\/debug\.keystore\b|["'`/][\w-]{0,40}\.(?:jks|keystore|p12|pfx|p8|mobileprovision)["'`]|\b(?:readAllBytes|ofFile|GetFiles|UploadFile|readBytes|ReadFile|read_to_string|readLines|readFile|file)\s{0,2}\([^\n]{0,80}["'`/\\]\.ssh["'`/\\]/,
  },
  {
    says: 'asks a keeper of passwords',
    pattern:
      /\baz["',\s]{1,4}account["',\s]{1,4}get-access-token\b|\bmsal_token_cache\b|\bkeyring\s{1,3}get\b|\b\bkeyring\.get_|\bsecretstorage\b|\bSecItemCopyMatching\b|\bCredRead\w?\b|\bCryptUnprotectData\b|\bsecret-tool\s{1,3}lookup\b|\bsecurity\s{1,3}find-(?:generic|internet)-password\b|\bgh\s{1,3}auth\s{1,3}token\b|["']auth["']\s{0,2},\s{0,2}["']token["']|\bgcloud\s{1,3}auth\s{1,3}(?:application-default\s{1,3})?print-|\baws\s{1,3}configure\s{1,3}(?:get|export-credentials)\b|\bop\s{1,3}read\b|\bkubectl\s{1,3}get\s{1,3}secrets?\b|\bvault\s{1,3}kv\s{1,3}get\b|\bkey=clear\b/i,
  },
  {
    says: 'picks secrets out of the environment',
    pattern:
      /(?:\bObject\.(?:entries|keys)\s{0,2}\(\s{0,2}process\.env\s{0,2}\)|\bos\.environ\.items\(\))[^]{0,160}?(?:TOKEN|SECRET|MNEMONIC|PRIVATE_?KEY|PASSWORD|NSEC)/,
  },
  {
    says: 'opens what keeps an account of a messenger signed in',
    pattern:
      /\bTelegram ?(?:Desktop)?["'`)\s]{0,3}[,/]\s{0,2}["'`]?tdata\b|\bTelegram Desktop[\\/]{1,2}tdata\b|\bdiscord[\\/]{1,2}Local Storage\b|\bSignal[\\/]{1,2}(?:config\.json|sql)\b|\bSlack[\\/]{1,2}(?:Cookies|Local Storage|storage)\b/i,
  },
  {
    says: 'takes what browsers keep of all sites',
    pattern: /\b(?:chrome|browser)\.cookies\.getAll\s{0,2}\(/,
  },
  {
    says: 'opens all files with keys of the project',
    pattern: /\/\^\\\.env\b|\bglob\s{0,2}\(\s{0,2}["'](?:\*\*\/)?\.env\*?["']/,
  },
  {
    says: 'takes secrets out of other programs',
    pattern:
      /\/proc\/(?:\*|\[0-9\]\*?|\$\{?\w{1,20}\}?|["'\s+,)f{]{1,8}\w{0,20})[^\n]{0,20}\/(?:environ|mem)\b|\bRunner\.Worker\b|\bACTIONS_(?:RUNTIME|ID_TOKEN_REQUEST)_TOKEN\b|\bhttp\.https:\/\/github\.com\/\.extraheader\b/,
  },
  {
    says: 'opens files with keys',
    deed: 'key-files-opened',
    // Where a variable says so, and otherwise in the home directory.
    pattern:
      /\bDOCKER_CONFIG\b[^\n]{0,80}\bconfig\.json\b|\bKUBECONFIG\b[^\n]{0,80}["']config["']|\b(?:NPM_CONFIG_USERCONFIG|NETRC|PYPIRC)\b[^\n]{0,60}\.(?:npmrc|netrc|pypirc)\b|\b_authToken\|_password\b/,
  },
  {
    says: 'reads what is typed into a form',
    pattern:
      /\bnew FormData\s{0,2}\(\s{0,2}\w[^\n]{0,80}(?:\bconcat\b|\bentries\b|JSON\.stringify)|JSON\.stringify\s{0,2}\([^\n]{0,30}\bnew FormData\b|\binput\[(?:type=)?["']?(?:password|name=["']?(?:cvc|cvv|card))/,
  },
  {
    says: 'packs directories of keys',
    pattern:
      /\b(?:tar|zip|cp|rsync|scp|7z|Compress-Archive|make_archive|copytree)\b[^\n]{0,80}\.(?:ssh|aws|gnupg|kube|password-store)\b/,
  },
  {
    says: 'asks the user for a password',
    isKept: true,
    pattern:
      /\bgetpass\.getpass\s{0,2}\(|\bPromptForCredential\b|\bGet-Credential\b|\bRead-Host\b[^\n]{0,80}-AsSecureString\b|\bwith hidden answer\b|\bread\s{1,3}-\w{0,3}s\w{0,3}\s[^\n]{0,60}[Pp]ass/,
  },
  {
    says: 'is given secrets of a pipeline',
    isKept: true,
    pattern: /\bwithCredentials\s{0,2}\(\s{0,2}\[/,
  },
  {
    says: 'reads what was said to the agent',
    deed: 'conversation-read',
    pattern:
      /\.claude(?:\.json\b|["'`,\s)\\/]{1,6}(?:projects|history|todos|shell-snapshots|transcripts|sessions|plans)\b)|\.codex["'`,\s)\\/]{1,6}(?:sessions|history|auth)\b|\.gemini["'`,\s)\\/]{1,6}(?:tmp|history|oauth)|\btranscript_path\b|\bstate\.vscdb\b|\bworkspaceStorage\b|\.aider\.chat|Application Support\/Claude\b/,
  },
  {
    says: 'reads what was typed into shells or looked at in browsers',
    pattern:
      /\.(?:bash|zsh|python|psql|mysql|sqlite|node_repl)_history\b|\bfish_history\b|\bConsoleHost_history\b|\bplaces\.sqlite\b|(?:Chrome|Chromium|Edge|Default|Profile \d)[/\\"', ]{1,6}(?:History|Cookies|Login Data)\b|\bSafari\/History\b/,
  },
  {
    says: 'watches the clipboard, the screen, the keys or the room',
    isKept: true,
    pattern:
      /\bpyperclip\.paste\b|\bpbpaste\b|\bwl-paste\b|\bxclip\b[^\n]{0,40}-o\b|\bxsel\b[^\n]{0,20}-o\b|\bGet-Clipboard\b|\bclipboardy?\.read|\bGetClipboardData\b|\bImageGrab\b|\bscreencapture\b|\bCopyFromScreen\b|\bmss\.mss\b|\bpyautogui\.screenshot\b|\bpynput\b|\bGetAsyncKeyState\b|\bSetWindowsHookEx\w?\b|\bkeyboard\.(?:hook|on_press|record)\b|\buiohook\b|\barecord\b|\bsounddevice\b|\bpyaudio\b|\bVideoCapture\(|\bdesktopCapturer\b|\bscrot\b|\bbuiltins\.input\s{0,2}=/,
  },
  {
    says: 'packs all files of the project',
    isKept: true,
    // Everything below where it stands, or a list of endings among which files of keys are.
    pattern:
      /["'\s]tar["',\s][^\n]{0,100}["'\s]-?c\w{0,3}f["',\s][^\n]{0,100}["'\s]-C["',\s][^\n]{0,60}["'\s]\.["'\s\])]|(?:["']\.(?:env|pem|key)["']|\bPath\.cwd\(\)|\bPath\(["']\.["']\)|--show-toplevel|\bos\.getcwd\(\)|\bprocess\.cwd\(\))[^]{0,1500}?(?:\bZipFile\(|\bZipFile\b[^\n]{0,30}["']w|\btarfile\.open\(|\bmake_archive\(|\barchiver\(|\bAdmZip\(|\bJSZip\(|\baddLocalFolder\()|\bgit\s{1,3}bundle\s{1,3}create\b/,
  },
  {
    says: 'reads a whole database',
    isKept: true,
    pattern: /\bpg_dump(?:all)?\b|\bmysqldump\b|\bmongodump\b|\bTO\s{1,3}PROGRAM\b|\bredis-cli\b[^\n]{0,80}--rdb\b/,
  },
  {
    says: 'goes through papers in the home directory',
    isKept: true,
    pattern: new RegExp(`${home}[^\\n]{0,80}${papers}|${papers}[^\\n]{0,60}${walks}`),
  },
  {
    says: 'goes through the whole home directory',
    isKept: true,
    pattern: new RegExp(
      `${walks}[^\\n]{0,60}(?:Path\\.home\\(\\)|\\bhomedir\\(\\)|["']~["']|\\$\\{?HOME\\}?["']?(?:\\s|\\)|$|/\\*)|~/?["']?(?:\\s|\\)|$)|USERPROFILE["'}]{0,2}(?:\\s|\\)|$))|(?:Path\\.home\\(\\)|homedir\\(\\))\\)?\\.?(?:rglob|iterdir|glob)`,
      'm',
    ),
  },
]

/** What stays, or acts elsewhere, when the program has ended. */
const lasting: readonly DeedKind[] = [
  {
    says: 'sets up something that starts by itself',
    pattern:
      /\bcrontab\s{1,3}(?:-(?!l\b)|[\w./$"])|\/etc\/cron|\bLaunch(?:Agents|Daemons)\b|\bsystemctl\s[^\n]{0,20}\benable\b|systemd\/(?:user|system)\/|[/\\.]autostart\b|\bschtasks\b[^\n]{0,20}\/create|\bRegister-ScheduledTask\b|CurrentVersion\\{1,2}Run\b|Start Menu[/\\]{1,2}Programs[/\\]{1,2}Startup|\/etc\/(?:rc\.local|profile\.d)|\bupdate-rc\.d\b/i,
  },
  {
    says: 'writes into what shells, interpreters or git load when they start',
    pattern:
      /(?:>>?|\btee\b|\bwrite\w{0,12}\b|\bappend\w{0,12}\b|["']a["'])[^\n]{0,80}\.(?:bashrc|zshrc|bash_profile|zprofile|zshenv|profile)\b|\.(?:bashrc|zshrc|bash_profile|zprofile|zshenv|profile)["'][^\n]{0,80}(?:["']a["']|write|append)|\b(?:site|user)customize\b|\.pth["']|\$PROFILE\b|\bgit\/hooks\b|\bhooks\/(?:pre|post|prepare|commit)-\w{3,20}|\bcore\.hooksPath\b|\binit\.templateDir\b/,
  },
  {
    says: 'writes into what agents are told',
    pattern:
      /\b(?:OpenFile|writeFile\w{0,4}|WriteFile|appendFile\w{0,4}|write_text|fs::write|File\.(?:write|open)|Add-Content|Set-Content|Out-File|tee)\b[^\n]{0,100}(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI)\.md\b|>>?\s{0,3}["']?[^\s"']{0,60}(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI)\.md\b|\b(?:OpenFile|writeFile\w{0,4}|WriteFile|fs::write)\b[^\n]{0,100}(?:\.cursorrules|\.clinerules|copilot-instructions)/,
  },
]

/** A key by its name in the environment, in languages of which no call is followed. */
const keyNames =
  /(?:[gG]et_?[eE]nv\w{0,20}\s{0,2}\(|\benv::var\s{0,2}\(|\bENV\.fetch\s{0,2}\(|\bENV\[|\$_ENV\[|\$ENV\{)\s{0,2}["'](\w{3,60})["']/g

/** Opens the machine, or what it keeps, to another one, which need not be called for it. */
const opens =
  /\bssh["',\s][^\n]{0,120}["'\s]-\w{0,4}R["',\s]{0,4}[\w.*:]{0,40}\d|\bRemoteForward\b|\bProxyCommand\b|\bLocalCommand\b|\bfrpc\b|\bchisel["',\s]{1,4}client\b|\b(?:REPLICAOF|SLAVEOF)\b|\bCHANGE\s{1,3}(?:MASTER|REPLICATION SOURCE)\s{1,3}TO\b|\bautossh\b|\brathole\b|\bbore["',\s]{1,4}local\b/gi

/** Has mail go to one more place. */
const forwards =
  /\bforwardingEmail\b|\bAutoForwarding\b|\bforward message\b|\bNew-InboxRule\b|\bForwardingSmtpAddress\b|["']Bcc["':]|\breply[-_]?to["']?\s{0,2}[\]:=]|\bbcc\s{0,2}[:=]\s{0,2}["'`[]|\.addBcc\s{0,2}\(/gi

/** Secrets of a pipeline, by name. */
const pipelineSecrets = /\$\{\{\s{0,4}secrets\.(?!GITHUB_TOKEN\b)(\w{2,80})/g

/** Turns a tool of the user to another machine, if the address stands with it. */
const leads =
  /\bapt-key\b|\bsources\.list\b|\bRegister-(?:PSRepository|PackageSource)\b|\badd-apt-repository\b|\b(?:choco|nuget)["',\s]{1,4}sources?["',\s]{1,4}add\b|\bnuget["',\s]{1,4}add["',\s]{1,4}source\b|\bflatpak["',\s]{1,4}remote-add\b|\brpm["',\s]{1,4}--import\b|--add-repo\b|\bzypper["',\s]{1,4}(?:ar|addrepo)\b|\bexport\s{1,3}\w{0,12}(?:ANTHROPIC|OPENAI)_(?:API_)?BASE(?:_URL)?=|\bGOPROXY=|\bwebhook_endpoints["',\s]{1,4}create\b|\bgit[("',\s]{1,4}(?:-\w\s\S{1,80}\s)?(?:config\b|remote["',\s]{1,4}(?:add|set-url)\b)|\b(?:npm|yarn|pnpm|pip3?|conda|bundle|poetry)["',\s]{1,4}config\b|\bgem["',\s]{1,4}sources\b|\bgo["',\s]{1,4}env["',\s]{1,4}-w\b|\bnetworksetup["',\s]{1,4}-set|\bsetx["',\s]{1,4}\w|\blaunchctl["',\s]{1,4}setenv\b|\bkubectl["',\s]{1,4}config["',\s]{1,4}set|\bdocker["',\s]{1,4}context["',\s]{1,4}create\b|\breg(?:\.exe)?["',\s]{1,4}add\b|\/etc\/(?:hosts|resolv\.conf|apt\/sources)|\bmaven\s{0,2}(?:\{\s{0,2}url\b|\(\s{0,2}(?:url\s{0,2}=\s{0,2})?["'])|\.npmrc\b|\bpip\.conf\b|\.condarc\b|\.gitconfig\b/g

/** Gives something away, and does not only ask. */
const gives =
  /\bPOST\b|\bPUT\b|\.(?:post|put|patch|Post|PostForm|postForm)\s{0,2}\(|\bpost_form\b|\bsendBeacon\b|\bupload\w{0,12}\s{0,2}\(|\s(?:-F|-T|-d|--data\S{0,12}|--form|--upload-file|--post-(?:data|file)|--json)[\s=@"']|-InFile\b|-Body\b|\bUpload(?:String|Data|File)\b|\bsend(?:all|to|_message|mail)?\s{0,2}\(|\bstor(?:binary|lines)\b|\bscp\s|\brsync\s|\bnc(?:at)?\s|\burlopen\s{0,2}\([^\n()]{1,120},\s{0,2}(?!timeout|context)\w|\bRequest\s{0,2}\([^()]{1,200}\bdata\s{0,2}=|\burl_?encode\b|\bsearchParams\.(?:set|append)\b|\?\w{1,20}=(?:["']\s{0,2}\+|\$\{|\{|\$\(|#\{|%s|"\s{0,2}\.)/

/** Has nobody see that it happens, or that it went wrong. */
const hides =
  /\/dev\/null\s{1,3}2>&1|2>&1\s{0,3}>\s{0,2}\/dev\/null|&>\s{0,2}\/dev\/null|2>\s{0,2}\/dev\/null[^\n]{0,20}(?:&|\|\|\s{0,3}(?:true|:))\s{0,3}(?:$|\n)|\bstdio["']?\s{0,2}:\s{0,2}\[?\s{0,2}["']ignore|\bDEVNULL\b|\.unref\(\)|\bdetached["']?\s{0,2}:\s{0,2}true|\bstart_new_session\s{0,2}=\s{0,2}True|\bdaemon\s{0,2}=\s{0,2}True|\bexcept\b[^\n]{0,60}:\s{0,60}(?:pass|return\s{0,2}(?:None)?\n|\.\.\.)|\bsuppress\s{0,2}\(|\.catch\s{0,2}\(\s{0,2}(?:\(\s{0,2}\w{0,12}\s{0,2}\)|\w{1,12})\s{0,2}=>\s{0,2}(?:\{\s{0,20}\}|null|undefined|void 0|0)|\bcatch\s{0,2}(?:\(\s{0,2}\w{0,12}\s{0,2}\)\s{0,2})?\{\s{0,20}\}|\.on\s{0,2}\(\s{0,2}["'](?:error|timeout)["']\s{0,2},\s{0,2}\(?\w{0,12}\)?\s{0,2}=>\s{0,2}\{\s{0,20}\}|\bSilentlyContinue\b|\|\s{0,3}Out-Null\b|-WindowStyle\s{1,3}Hidden\b|\bnohup\b|\bdisown\b|\bsetsid\b|(?:^|[^&>])&\s{0,3}(?:\n|$)|\brescue\s{1,3}nil\b|\brescue\b[^\n]{0,40}\n\s{0,20}(?:nil\s{0,10}\n\s{0,20})?end\b|\blet _ =|\b_, _ =|\b_ = (?:http|client|exec)|\bgo (?:func\b|http\.)/

/** Takes all of the environment, which programs do for others that they start. */
const takesEnvironment = new RegExp(secretSources.wholeEnvironment.source, 'm')

/** Looks whose machine it is, or what day, before it acts. */
const wary =
  /\b(?:os\.environ(?:\.get)?[[(]\s{0,2}["']CI["']|os\.getenv\s{0,2}\(\s{0,2}["']CI["']|process\.env\.CI\b|\$\{?CI\b|\$env:CI\b)|["'*|](?:sandbox|virtualbox|vmware|qemu|analyst|cuckoo|wireshark)\b|\b(?:date\.today|datetime\.(?:now|today|utcnow)|time\.time|Date\.now)\s{0,2}\(\s{0,2}\)[^\n]{0,40}(?:[<>]=?|==)\s{0,3}(?:\d|datetime|date\()|\bdate\s{1,3}\+%\w[^\n]{0,20}-(?:gt|ge|lt|le|eq)\s|\bsetTimeout\b[^]{0,400}?,\s{0,3}(?:\d{6,}|\de[5-9]|\d{1,3}\s{0,2}\*\s{0,2}(?:60|3600|1000))|\bsleep\s{0,2}\(?\s{0,2}(?:[3-9]\d\d|\d{4,})\b|\btotalmem\(\)|\bcpus\(\)\.length\s{0,3}[<>]|\bcpu_count\(\)\s{0,3}[<>]|\bIsDebuggerPresent\b|\bsys\.gettrace\(\)/

/** Runs something that is not written in it. */
const runs =
  /[[,(]\s{0,2}(?:eval|exec)\s{0,2}[\],)]|child_process["'`]\)\s{0,2}\[|\bcmd(?:\.exe)?\s{1,2}\/c\s{1,2}\$|\bImport-Module\s{1,3}\$|\bspawn\w{0,4}\s{0,2}\([^\n]{0,60}["'](?:(?:\/usr)?\/bin\/)?(?:ba|z|da)?sh["']|\.pipe\s{0,2}\(\s{0,2}\w{1,20}\.stdin\b|\bdup2\b|(?<![.\w])(?:eval|exec)\s{0,2}\(|\bexec_module\s{0,2}\(|\bnew Function\b|(?<![.\w])Function\s{0,2}\(\s{0,2}\w|\bvm\.(?:runIn|Script|compile)|\bimport\s{0,2}\(\s{0,2}\w|\brequire\s{0,2}\(\s{0,2}\w+\s{0,2}\)|(?<![.\w])load(?:string)?\s{0,2}\(\s{0,2}\w|\binstance_eval\b|\bclass_eval\b|\bInvoke-Expression\b|\biex\b|\bScriptBlock\]?::Create\b|\bAssembly\.?(?:::)?Load\b|\bdlopen\b|\bCDLL\b|\bURLClassLoader\b|\bloadClass\s{0,2}\(|\bextractall\b[^]{0,400}?\bsys\.path\b|\bsource\s{1,3}(?:\/dev\/stdin|<\()|(?:^|\n)\s{0,12}\.\s{1,2}<\(|\bxattr\s{1,3}-\w{0,3}[dc]|(?:^|\n)\s{0,12}load\s{1,2}\w{1,30}\s{0,4}(?:$|\n)|\bpickle\.loads?\b|\bmarshal\.loads\b|\|\s{0,3}(?:sudo\s{1,3})?(?:ba|z|da)?sh\b|\|\s{0,3}(?:python3?|node|perl|ruby)\b(?!\s{1,3}-\w*[cmenp])|\bchmod\s{1,3}(?:\+x|[0-7]{3,4})\b|\bos\.chmod\b|\bchmodSync\b|\bset_permissions\b|\bos\.Chmod\b|\|\s{0,3}tar\s[^\n|]{0,80}(?:&&|;)\s{0,3}(?:sudo\s{1,3})?["']?[\w$(){}~.-]{0,40}\/[\w./$(){}-]{1,80}|\b(?:sh|bash|cmd(?:\.exe)?|powershell)["'`]\s{0,2}\)?\s{0,4}(?:\.args?\(\[?|,)\s{0,4}(?:[[{]\s{0,2})?["'`][-/][cC]["'`]\s{0,2}\)?\s{0,4}(?:\.arg\(|,)\s{0,4}&?(?!["'`])[a-zA-Z_]|\bCode\.eval_string\b|(?<![.\w])(?:shell_exec|passthru|popen)\s{0,2}\(\s{0,2}\$|\bio\.popen\s{0,2}\(\s{0,2}[a-z_]|\bos\.execute\s{0,2}\(\s{0,2}[a-z_]|\bgetRuntime\(\)\.exec\s{0,2}\(\s{0,2}(?:new String\[\]\s{0,2}\{[^\n}]{0,40},\s{0,2})?[a-z_]|\bexecuteShell\s{0,2}\(\s{0,2}[a-z_]/

/** Runs as code a part of what it holds: a field, an answer, and nothing that stands there. */
const executes = /(?<![.\w])exec\s{0,2}\(\s{0,2}\w{1,20}(?:\[|\.get\s{0,2}\(|\.(?:text|content|body)\b)/

/** What programs do, by kinds. One pattern alone says nothing of whether that is bad. */
export const deedKinds = {
  reading,
  lasting,
  keyNames,
  opens,
  forwards,
  pipelineSecrets,
  leads,
  gives,
  hides,
  takesEnvironment,
  wary,
  runs,
  executes,
} as const
