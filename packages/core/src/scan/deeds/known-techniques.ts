import type { UntoldDeed } from './untold-deed.ts'

/** No page makes it good. */
const never = /(?!)/

/** What reports of attacks on packages, editors and agents tell of, and no page of an honest skill passes over. */
export const knownTechniques: readonly UntoldDeed[] = [
  {
    message: 'Carries what it reads out in the bytes of pings, of which the skill says nothing.',
    pattern:
      /\bping\b[^\n]{0,80}\s-p\s{1,2}["']?\$\{?(?!port\b|PORT\b)\w|(?:\.hex\(\)|\bhexlify\s{0,2}\(|\btoString\(["']hex["']\))[^]{0,900}?["']-p["']\s{0,2},(?<=["']ping["'][^]{0,4000})/g,
    told: /padding|ping pattern|payload of (?:the )?pings?/,
  },
  {
    message: 'Puts a false program in the place of one that is given a password, of which the skill says nothing.',
    pattern:
      /\b(?:sudo|su|ssh|gpg|passwd|login)\s{0,2}\(\)\s{0,3}\{[^]{0,400}?\bread\s{1,3}-\w{0,3}s[^]{0,400}?(?:\b(?:curl|wget|nc|ncat)\b|\/dev\/tcp)|\bfunction\s{1,3}(?:global:)?(?:Get-Credential|Read-Host|sudo|ssh|runas)\b[^]{0,400}?(?:GetNetworkCredential|ConvertFrom-SecureString|\.Password\b)[^]{0,400}?\b(?:Invoke-WebRequest|Invoke-RestMethod|iwr|irm|WebClient|curl)\b/gi,
    told: never,
  },
  {
    message: 'Reads the variables of other programs, of which the skill says nothing.',
    pattern: /\/proc\/(?:\*|\[0-9\]\*?|\[0-9\]\[0-9\]\*)\/environ\b/g,
    told: /environ|\/proc\b|processes/,
  },
  {
    message: 'Makes a shell that runs as root for whoever starts it, of which the skill says nothing.',
    pattern:
      /\b0?[467][0-7]{3}\b[^]{0,400}?\bcommand -v (?:ba|da|z|k)?sh\b[^]{0,300}?\b(?:install|cp)\s|\binstall\s[^\n]{0,40}-m\s{0,2}0?[467][0-7]{3}\s[^\n]{0,30}\/bin\/(?:ba|da|z|k)?sh\b|\b(?:cp|install)\s[^\n]{0,60}\/bin\/(?:ba|da|z|k)?sh\b[^]{0,200}?\bchmod\s{1,3}(?:u?\+s|0?[467][0-7]{3})\b/g,
    told: /setuid/,
  },
  {
    message: 'Sets up a command that starts with the session of the user, of which the skill says nothing.',
    pattern:
      /\bLaunch(?:Agents|Daemons)\b[^]{0,900}?\bProgramArguments["']?\s{0,2}[:,][^\n]{0,100}["']-[ce]["']|\bProgramArguments["']?\s{0,2}[:,][^\n]{0,100}["']-[ce]["'][^]{0,900}?\bLaunch(?:Agents|Daemons)\b/g,
    told: /launch ?(?:agent|daemon|d\b|ctl)|log ?in\b|start ?up|autostart|daemon|in the background|schedul|periodic|resident|service/,
  },
  {
    message: 'Hides a text behind a word, and opens it while it runs, of which the skill says nothing.',
    // A long text without a meaning, each sign of which is turned by one of another, and something that runs commands.
    pattern:
      /\b(\w{1,10})\s{0,2}\^\s{0,2}\w{1,10}(?:\[[^\]\n]{1,30}\])?\s{0,2}\)?\s{1,3}for\s[^\n]{1,80}\b(?:zip|enumerate|cycle|range)\s{0,2}\((?<=["'][A-Za-z0-9+/]{40,4000}={0,2}["'][^]{0,3000})(?=[^]{0,3000}\b(?:subprocess|os\.system|popen|exec|spawn|eval|launchctl)\b)/g,
    told: /\bxor|cipher|obfuscat|decod|encrypt/,
  },
  {
    message: 'Puts together an address out of numbers while it runs, and calls it.',
    pattern:
      /\b(\w{1,12})\s{0,2}\^\s{0,2}\w{1,12}(?:\[[^\]\n]{1,40}\])?\s{0,2}\)?\s{1,3}for\s[^\n]{1,80}(?<=(?:[[(,]\s{0,12}\d{1,3}\s{0,2}){12}[^]{0,12000})(?=[^]{0,600}\b(?:urlopen|requests\.\w{3,6}|urllib\.request\.Request|httpx\.\w{3,6}|fetch)\s{0,2}\()|\bString\.fromCharCode\s{0,2}\(\s{0,2}\w{1,10}\s{0,2}\^(?<=(?:[[(,]\s{0,12}\d{1,3}\s{0,2}){12}[^]{0,4000})(?=[^]{0,8000}\b(?:https?\.request|fetch|axios|hostname)\b)/g,
    told: /\bxor|cipher|obfuscat|decod/,
  },
  {
    message: 'Runs something under the name of a part of the system, of which the skill says nothing.',
    pattern:
      /\bexec\s{1,3}-a\s{1,3}["']?\[?(?:kworker|kthreadd?|ksoftirqd|kswapd|migration|rcu_|systemd|dbus-daemon|sshd)/g,
    told: never,
  },
  {
    message: 'Has an editor run what a folder holds as soon as it is opened, of which the skill says nothing.',
    pattern:
      /["']?security\.workspace\.trust\.enabled["']?\s{0,2}[:=]\s{0,2}(?:False|false)\b|["']runOn["']\s{0,2}:\s{0,2}["']folderOpen["']/g,
    told: /workspace trust|folderopen|automatic tasks?|when (?:the|a) (?:folder|workspace) (?:is )?open/,
  },
  {
    message: 'Takes every rule and every hook off an agent, of which the skill says nothing.',
    pattern:
      /["']?\bdeny["'\]]{0,2}\s{0,2}[:=]\s{0,2}\[\s{0,2}\][^]{0,120}?\bask["'\]]{0,2}\s{0,2}[:=]\s{0,2}\[\s{0,2}\]|\bdisableAllHooks["'\]]{0,2}\s{0,2}[:=]\s{0,2}(?:true|True)\b|\bskipDangerousModePermissionPrompt["'\]]{0,2}\s{0,2}[:=]\s{0,2}(?:true|True)\b/g,
    told: /disable ?all ?hooks|dangerous(?:ly)?|without (?:any )?permission/,
  },
  {
    message: 'Lets everybody write into a store of the user, of which the skill says nothing.',
    pattern:
      /\bpublic-read-write\b|["']?\bPrincipal["']?\s{0,2}:\s{0,2}["']\*["'][^]{0,300}?\bs3:(?:PutObject|DeleteObject|PutBucketPolicy)\b/g,
    told: /public[- ](?:read-)?writ|anyone (?:can|may) (?:write|upload)|anonymous (?:writes?|uploads?)/,
  },
  {
    message: 'Takes away the protection of a branch, of which the skill says nothing.',
    pattern: /\bDELETE\b[^]{0,160}?\/branches\/[^\n]{0,80}\/protection\b/g,
    told: /branch protection/,
  },
  {
    message: 'Has a lock file take a package from elsewhere, of which the skill says nothing.',
    pattern: /\.resolved\s{0,2}=\s{0,2}["'`]https?:\/\/(?!registry\.(?:npmjs|yarnpkg)\.)/g,
    told: /mirror|registry/,
  },
  {
    message: 'Runs as commands what whoever calls it sends, of which the skill says nothing.',
    pattern:
      /\bdef _dispatch\(self,\s{0,2}\w{1,20},\s{0,2}(\w{1,20})\)[^]{0,600}?(?:\bgetoutput|\bos\.system|\bpopen|\bcheck_output|\bsubprocess\.run|(?<![.\w])eval|(?<![.\w])exec)\s{0,2}\(\s{0,2}\1\b/g,
    told: never,
  },
  {
    message: 'Puts a back door into what it makes: it runs what somebody sends in code.',
    pattern:
      /child_process["']\)\.exec\w{0,8}\s{0,2}\(\s{0,2}(?:Buffer\.from|atob|decodeURIComponent)\s{0,2}\(|\b(?:system|exec|popen|check_output)\s{0,2}\(\s{0,2}(?:base64\.)?b64decode\s{0,2}\(\s{0,2}request\./g,
    told: never,
  },
  {
    message: 'Approves or merges what nobody looked at, of which the skill says nothing.',
    pattern:
      /\bgh["',\s]{1,4}pr["',\s]{1,4}(?:review\b[^\n]{0,80}--approve|merge\b[^\n]{0,80}--admin)|["']event["']\s{0,2}:\s{0,2}["']APPROVE["']|\bglab["',\s]{1,4}mr["',\s]{1,4}approve\b/g,
    told: /approv|merg/,
  },
  {
    message: 'Says of checks that they passed, of which the skill says nothing.',
    pattern:
      /\bgh["',\s]{1,4}api\b[^\n]{0,160}\/statuses\/[^\n]{0,160}state=success|\/statuses\/[^]{0,200}?["']state["']\s{0,2}:\s{0,2}["']success["']/g,
    told: /commit status|status checks?|statuses/,
  },
  {
    message: 'Asks for a ransom.',
    pattern:
      /\b(?:pay|send|transfer)\s[\d.,]{1,8}\s{0,2}(?:BTC|XMR|ETH|bitcoins?|monero)\b[^]{0,240}?\b(?:hours|days|wallet|bc1|restore|unlock|decrypt|opened?)\b|\byour (?:files|documents|data)[^\n]{0,40}(?:have been|were|are) (?:encrypted|locked|sealed)\b[^]{0,200}?\b(?:pay|BTC|bitcoin|XMR|monero|ransom)\b/gi,
    told: never,
  },
  {
    message: 'Takes the checksums out of a list of packages, of which the skill says nothing.',
    pattern:
      /\bdel\s{0,2}\(\s{0,2}\.integrity\s{0,2}\)|\bdelete\s{1,2}[\w.[\]"']{1,40}\.integrity\b|\.pop\s{0,2}\(\s{0,2}["']integrity["']|(?:\.|\[["'])integrity(?:["']\])?\s{0,2}=\s{0,2}(?:undefined|null|None|["']["'])/g,
    told: /integrity|checksum|hash(?:es)?\b/,
  },
  {
    message: 'Adds a server to an agent and lets it do everything unasked, of which the skill says nothing.',
    pattern:
      /\bmcpServers\b[^]{0,1200}?\b(?:autoApprove|alwaysAllow|auto_approve)\\?["']?\s{0,2}:\s{0,2}\[\s{0,2}\\?["']\*|\bmcpServers\b[^]{0,400}?(?:\\1[0-7]{2}){2}/g,
    told: /auto-?approve|always ?allow/,
  },
  {
    message: 'Writes words of the user into a conversation of the agent, of which the skill says nothing.',
    pattern:
      /["']userType["']\s{0,2}:\s{0,2}["']external["'][^]{0,600}?["'](?:a|ab|a\+)["']|["']userType["']\s{0,2}:\s{0,2}["']external["'][^]{0,600}?\b(?:appendFile\w{0,4}|write)\s{0,2}\(|["'](?:a|ab|a\+)["'][^]{0,300}?["']userType["']\s{0,2}:\s{0,2}["']external["']/g,
    told: /fixture|test data|synthetic|mock/,
  },
  {
    message: 'Records the room or the screen in a process of its own, of which the skill says nothing.',
    pattern:
      /\bos\.fork\(\)[^]{0,600}?\b(?:sd\.rec|sounddevice\.rec|pyaudio|ImageGrab|pynput|VideoCapture|mss\.mss)\b/g,
    told: /in the background|daemon|continuous/,
  },
  {
    // A line of such a file that begins with `import` is run, others are folders.
    message: 'Has every start of Python run something, of which the skill says nothing.',
    pattern:
      /["'][^"'\n]{0,40}\.pth["']\s{0,2}(?:\)?\.write_text\s{0,2}\(|,\s{0,2}["']w)(?=[^]{0,400}["']import\s|(?<=["']import\s[^"'\n]{0,60}[^]{0,2500}))/g,
    told: /\.pth\b|start-?up file|site-packages/,
  },
  {
    message: 'Changes who is paid in what a wallet is asked to send, of which the skill says nothing.',
    pattern:
      /\bnew Proxy\b[^]{0,1200}?\b(?:receiver|recipient|payee|destination|to)(?:Address)?\s{0,2}:\s{0,2}[A-Z][A-Z_]{3,30}\b/g,
    told: never,
  },
  {
    message: 'Changes who is paid in what a wallet is asked to sign, of which the skill says nothing.',
    pattern: /\beth_sendTransaction\b[^]{0,600}?\.to\s{0,2}=(?!=)/g,
    told: never,
  },
  {
    message: 'Lets somebody into what the user keeps without telling anybody, of which the skill says nothing.',
    pattern:
      /\b(?:insert_permission|\.share|permissions\(\)\.create|permissions\.create|addEditors?|inviteUser)\s{0,2}\([^]{0,400}?\b(?:notify|sendNotificationEmails?|send_?[nN]otifications?(?:_?[eE]mails?)?|emailMessage)\s{0,2}[:=]\s{0,2}[fF]alse(?=[^]{0,4000}["'][\w.+-]{1,40}@[\w-]{2,40}\.[\w.-]{2,40}["']|(?<=["'][\w.+-]{1,40}@[\w-]{2,40}\.[\w.-]{2,40}["'][^]{0,6000}))/g,
    told: /service account|shar(?:e|ed|es|ing) (?:it |them |the \w+ )?with|\binvit/,
  },
  {
    message: 'Puts together a program out of numbers while it runs.',
    pattern:
      /\bString\.fromCharCode\s{0,2}\(\s{0,2}\w{1,10}\s{0,2}\^[^]{0,3000}?(?:\b_compile\s{0,2}\(|\bnew Function\s{0,2}\(|\bvm\.\w{3,20}\s{0,2}\(|\beval\s{0,2}\(|\brunIn\w{4,12}Context\b)/g,
    told: never,
  },
  {
    message: 'Gives an agent that asks nobody what another machine sent as its task, of which the skill says nothing.',
    pattern:
      /(?:\$\(\s{0,2}(?:curl|wget)\b[^)\n]{0,200}|\brequests\.get\s{0,2}\([^)\n]{0,200}|\bfetch\s{0,2}\([^)\n]{0,200})(?=[^]{0,6000}\b(?:codex|claude|gemini|opencode|CODEX_BIN|CLAUDE_BIN)\b[^\n]{0,80}(?:\bexec\b|\s-p\b|--print\b|\brun\b))(?=[^]{0,6000}(?:--dangerously-\w|--yolo\b|danger-full-access)|(?<=(?:--dangerously-\w|--yolo\b|danger-full-access)[^]{0,6000}))/g,
    told: never,
  },
  {
    message: 'Leads an agent through another machine and has nobody look whose it is.',
    pattern:
      /\b(?:ANTHROPIC|OPENAI|GEMINI|CLAUDE)\w{0,12}_(?:BASE_URL|API_BASE|ENDPOINT)\b[^]{0,1200}?\bNODE_TLS_REJECT_UNAUTHORIZED["']?\s{0,2}[=: ]\s{0,2}\\?["']?0|\bNODE_TLS_REJECT_UNAUTHORIZED["']?\s{0,2}[=: ]\s{0,2}\\?["']?0[^]{0,1200}?\b(?:ANTHROPIC|OPENAI|GEMINI|CLAUDE)\w{0,12}_(?:BASE_URL|API_BASE|ENDPOINT)\b/g,
    told: never,
  },
  {
    message: 'Sends a copy of each mail to somebody who stands in the program, of which the skill says nothing.',
    pattern:
      /\b(?:recipients?|to_addrs?|toaddrs|rcpt\w{0,4}|receivers?|envelope|cc|bcc)\w{0,8}\s{0,2}\+=?\s{0,2}\[\s{0,2}["'][\w.+-]{1,40}@(?!example\.)[\w.-]{3,60}["']\s{0,2}\]|["']Bcc["']\s{0,2}\]\s{0,2}=\s{0,2}["'][\w.+-]{1,40}@(?!example\.)[\w.-]{3,60}["']|\b[bB]cc["']?\s{0,2}[:=]\s{0,2}\[?["'][\w.+-]{1,40}@(?!example\.)[\w.-]{3,60}["']/g,
    told: /\bbcc\b|blind (?:carbon )?cop(?:y|ies)|archive address|copies? (?:of|to)/,
  },
  {
    message: 'Runs a command that is put together out of numbers while it runs.',
    pattern:
      /\^\s{0,2}0x[0-9a-fA-F]{1,2}\b[^]{0,3000}?\b(?:Process\.(?:start|run)|ProcessBuilder|exec\w{0,8}|spawn\w{0,4}|system|popen)\s{0,2}\([^;]{0,240}?\b(?:fromCharCodes?|String\s{0,2}\(|chr\b)/g,
    told: never,
  },
  {
    message: 'Has every build take packages that nobody checks, of which the skill says nothing.',
    pattern:
      /\bdisableDependencyVerification\s{0,2}\(|\bdependency-verification[=\s]off\b|\brm\b[^\n]{0,60}\bverification-metadata\.xml\b|\buseVersion\s{0,2}\(?\s{0,2}["']9{2,4}\./g,
    told: never,
  },
  {
    message: 'Has Git run programs of its own in every repository of the user, of which the skill says nothing.',
    pattern: /\bgit["',\s]{1,4}config["',\s]{1,4}(?:--global|--system)["',\s]{1,4}core\.hooksPath\b/g,
    told: /core\.?hooks ?path|global (?:git )?hooks|git hooks/,
  },
  {
    message: 'Runs a module that it fetched a moment ago, of which the skill says nothing.',
    pattern:
      /(?:\bfetch\s{0,2}\(|\bcurl\b|\bhttps?\.get\s{0,2}\(|\baxios\b)[^]{0,900}?\bwriteFile\w{0,4}\s{0,2}\([^]{0,600}?\bimport\s{0,2}\(\s{0,2}(?:`\$\{)?pathToFileURL\s{0,2}\(/g,
    told: never,
  },
  {
    message: 'Opens a program behind a password and takes away the mark by which the system would look at it.',
    pattern:
      /\b(?:unzip\b[^\n]{0,60}\s-P\s{0,2}["']?\w|7z\w?\s{1,3}x\b[^\n]{0,60}\s-p["']?\w)[^]{0,800}?\bxattr\b[^\n]{0,60}quarantine/g,
    told: never,
  },
  {
    message: 'Takes every password out of the keychain and calls another machine, of which the skill says nothing.',
    pattern:
      /\bkSecMatchLimitAll\b[^]{0,400}?\bkSecReturnData\b[^]{0,2500}?\b(?:URLSession|URLRequest|Alamofire|AF\.request)\b/g,
    told: never,
  },
  {
    message: 'Has checks of security in a pipeline fail without a word, of which the skill says nothing.',
    pattern:
      /\b(?:codeql|trivy|gitleaks|semgrep|snyk|trufflehog)\b[^]{0,300}?\bcontinue-on-error\b(?<=\bsed\b[^]{0,800})|\bexclude\s{0,2}\(?\s{0,2}["'][^"'\n]{0,30}(?:Security|Auth|Permission)[^"'\n]{0,20}Test[^"'\n]{0,12}["']/g,
    told: never,
  },
  {
    // A check that runs where nobody tests and only from a day on is written by whoever waits for both.
    message: 'Does something else from a day on, and nothing of it where programs are tested.',
    pattern:
      /\b(?:today\(\)|now\(\)|utcnow\(\)|time\.time\(\)|Date\.now\(\)|new Date\(\))[^\n]{0,24}?[<>]=?[^\n]{0,80}?\b(?:and|or)\b[^\n]{0,60}?\b(?:CI|GITHUB_ACTIONS|PYTEST_CURRENT_TEST|GITLAB_CI|BUILDKITE|JENKINS_URL)\b|\b(?:Date\.now\(\)|new Date\(\))[^\n]{0,24}?[<>]=?[^\n]{0,60}?(?:&&|\|\|)[^\n]{0,60}?\bprocess\.env\.(?:CI|GITHUB_ACTIONS)\b|\b(?:CI|GITHUB_ACTIONS|PYTEST_CURRENT_TEST|GITLAB_CI)\b[^\n]{0,24}?(?:\band\b|\bor\b|&&|\|\|)[^\n]{0,60}?\b(?:today\(\)|now\(\)|utcnow\(\)|time\.time\(\)|Date\.now\(\)|new Date\(\))[^\n]{0,24}?[<>]=?|\bdate\s\+%[sYmd%]{1,6}\)["']?\s-[gl][te]\s["']?\d{8,10}[^\n]{0,60}?-z\s["']?\$\{?(?:CI|GITHUB_ACTIONS)\b|-z\s["']?\$\{?(?:CI|GITHUB_ACTIONS)\b[^\n]{0,60}?\bdate\s\+%[sYmd%]{1,6}\)["']?\s-[gl][te]\s["']?\d{8,10}|(?:\bDate\.now\(\)|\btime\.time\(\)|\$\(date \+%s\))\s{0,2}[<>]=?\s{0,2}\d{10,13}\b(?:(?=[^]{0,160}?["'{(\s$](?:CI|GITHUB_ACTIONS)\b)|(?<=["'{(\s$](?:CI|GITHUB_ACTIONS)\b[^]{0,160}))/g,
    told: never,
  },
  {
    message: 'Looks whether it runs where programs are examined, and does nothing there.',
    pattern:
      /\b(?:gethostname\(\)|os\.hostname\(\)|platform\.node\(\)|uname\s-n|\bhostname\b)[^\n]{0,60}?["'(|](?:sandbox|cuckoo|malware|analysis|virus|honeypot|detonat\w{0,4})["'|)*,][^]{0,300}?\b(?:cpu_count|os\.cpus|nproc|totalmem|virtual_memory|return\s{1,3}(?:False|false)|exit)\b/gi,
    told: never,
  },
  {
    message: 'Overwrites files with chance before it removes them, of which the skill says nothing.',
    pattern:
      /\.write\s{0,2}\(\s{0,2}(?:os\.urandom|secrets\.token_bytes|random\.randbytes)\s{0,2}\([^]{0,400}?(?:\.unlink|os\.remove)\s{0,2}\([^]{0,4000}?\b(?:os\.walk|rglob)\s{0,2}\(|\b(?:writeFileSync|writeSync)\s{0,2}\([^\n]{0,60}\brandomBytes\s{0,2}\([^]{0,400}?\b(?:unlinkSync|rmSync)\s{0,2}\([^]{0,4000}?\breaddirSync\s{0,2}\(/g,
    told: /shred|secure(?:ly)? (?:delet|eras|wip|remov)\w{1,4}|overwrit/,
  },
  {
    message: 'Removes every way back to what a repository held, of which the skill says nothing.',
    pattern:
      /\breflog["',\s]{1,4}expire["',\s]{1,4}--expire=(?:now|all)\b[^]{0,500}?(?:\brmtree\s{0,2}\([^\n]{0,60}\.git["']|\brm\s{1,3}-\w{1,4}\s[^\n]{0,60}\.git\b|\brmSync\s{0,2}\([^\n]{0,60}\.git["'])|\btmutil["',\s]{1,4}deletelocalsnapshots\b/g,
    told: /reflog|git history|snapshots?|time machine/,
  },
  {
    message: 'Gives every repository a second place that it is pushed to, of which the skill says nothing.',
    pattern: /\bremote["',\s]{1,4}set-url["',\s]{1,4}(?:--add["',\s]{1,4}--push|--push["',\s]{1,4}--add)\b/g,
    told: /mirror|push ?-?urls?|set-url|second remote|several remotes|multiple remotes/,
  },
  {
    message: 'Makes a program out of data while it runs, by a constructor that it takes from a function.',
    pattern:
      /\bgetPrototypeOf\s{0,2}\(\s{0,2}async\b[^)\n]{0,20}\)?[^)\n]{0,12}\)\s{0,2}\.constructor\b(?:(?=[^]{0,3000}?\b(?:fromCharCode|fromCodePoint|codePointAt|atob|inflate\w{0,10}|gunzip\w{0,6})\b)|(?<=\b(?:fromCharCode|fromCodePoint|codePointAt|atob|inflate\w{0,10}|gunzip\w{0,6})\b[^]{0,3000}))/g,
    told: never,
  },
  {
    message: 'Pushes to a place whose password stands in the program, of which the skill says nothing.',
    pattern:
      /\bhttps?:\/\/[\w.-]{1,40}:[\w-]{6,80}@(?!localhost|127\.)[\w.-]{4,100}(?:(?=[^]{0,1600}?(?:["'\s]push["'\s]|refs\/[\w*/]{0,20}\*:))|(?<=(?:["'\s]push["'\s])[^]{0,600}))/g,
    told: never,
  },
  {
    message: 'Deletes everything of its kind in every part of a cluster, of which the skill says nothing.',
    pattern:
      /\bkubectl\b[^\n]{0,80}\bdelete\b[^\n]{0,100}\s(?:-A|--all-namespaces)\s[^\n]{0,20}--all\b|\bkubectl\b[^\n]{0,80}\bdelete\b[^\n]{0,100}\s--all\s[^\n]{0,20}(?:-A|--all-namespaces)\b|\bkubectl\b[^\n]{0,80}\bget\s{1,3}(?:ns|namespaces?)\b[^]{0,160}?\|\s{0,3}xargs\b[^\n]{0,60}\bdelete\b/g,
    told: /delete[sd]? all|tear(?:s|ing)? ?down|clean(?:s|ing|up)? |namespaces?/,
  },
  {
    message: 'Empties the folders in which people keep their own files, of which the skill says nothing.',
    pattern:
      /["']Documents["']\s{0,2},\s{0,2}["']Desktop["'][^]{0,900}?(?:\bDeno\.(?:remove|writeTextFile|writeFile)\b|\brmtree\s{0,2}\(|\brm(?:Sync)?\s{0,2}\(|\bunlink\w{0,6}\s{0,2}\(|\bos\.remove\s{0,2}\(|\.write_(?:text|bytes)\s{0,2}\(|\brm\s{1,3}-rf?\b)/g,
    told: /clean|organi[sz]|delet|free (?:up )?(?:disk )?space|sort files/,
  },
  {
    message: 'Makes a sheet that calls a machine with what stands in it, of which the skill says nothing.',
    pattern:
      /\b(?:_xlfn\.)?(?:WEBSERVICE|IMPORTDATA|IMPORTXML|IMPORTHTML)\s{0,2}\(\s{0,2}\\?["']https?:\/\/[^\n]{0,200}?&/g,
    told: /webservice|importdata|importxml|importhtml/,
  },
  {
    message: 'Pushes everything to another place behind the back of whoever runs it, of which the skill says nothing.',
    pattern:
      /\bpush\b(?=[^\n]{0,120}\s(?:-q|--quiet)\b)(?=[^\n]{0,160}(?:\s--all\b|\s--mirror\b|refs\/(?:\w{1,12}\/)?\*))[^\n]{0,240}\/dev\/null[^\n]{0,12}&\s{0,2}\)?(?=\s{0,4}(?:\n|$|;))/g,
    told: /mirror|replicat|backs? ?up/,
  },
  {
    message: 'Has a database load programs of somebody else at each start, of which the skill says nothing.',
    pattern:
      /\b(?:custom|autoinstall)_extension_repository\s{0,2}=\s{0,2}\\?["'](?:http:|\$)|\balias\s{1,3}duckdb=\\?["']?duckdb -unsigned\b/g,
    told: /unsigned|extension repositor/,
  },
  {
    message: 'Gives an account of somebody else rights over a project of a cloud.',
    pattern:
      /\badd-iam-policy-binding\b(?:(?=[^]{0,600}?\bserviceAccount:[\w-]{1,60}@[\w-]{1,60}\.iam\.gserviceaccount\.com)|(?<=\bserviceAccount:[\w-]{1,60}@[\w-]{1,60}\.iam\.gserviceaccount\.com[^]{0,1200}))/g,
    told: never,
  },
  {
    message: 'Runs PHP that it unpacks, of which the skill says nothing.',
    pattern:
      /\beval\s{0,2}\(\s{0,2}(?:\$\w{1,40}|[a-z_]\w{2,60})\s{0,2}\(\s{0,2}(?:\$\w{1,40}\s{0,2})?\)\s{0,2}\)\s{0,2};(?<=<\?php[^]{0,12000}\b(?:str_rot13|base64_decode|gzinflate|gzuncompress|strrev|hex2bin)\s{0,2}\([^]{0,8000})/g,
    told: never,
  },
  {
    message: 'Reads the secrets of a pipeline out of the memory of its runner.',
    pattern: /\bRunner\.Worker\b(?=[^]{0,2000}?\/proc\/[^\n]{0,20}\/mem\b)/g,
    told: never,
  },
  {
    message: 'Reads what it fetches or runs out of digits that stand backwards.',
    pattern:
      /\brev\s{0,2}\|\s{0,2}(?:xxd\s{1,2}-r|base64\s{1,2}-d|base64\s{1,2}--decode)\b|\b(?:xxd\s{1,2}-r\s{1,2}-p|base64\s{1,2}-d|base64\s{1,2}--decode)\s{0,2}\|\s{0,2}rev\b/g,
    told: never,
  },
  {
    message: 'Hands the key of a registry on to another, of which the skill says nothing.',
    pattern:
      /\b(?:registry\\?\.npmjs\\?\.org|npm\\?\.pkg\\?\.github\\?\.com)\/:_authToken[^]{0,900}?\/\/(?!registry\\?\.npmjs|npm\\?\.pkg\\?\.github|registry\.yarnpkg)[$\w{}.-]{2,60}\/?:_authToken/g,
    told: never,
  },
  {
    message: 'Destroys backups, of which the skill says nothing.',
    pattern: /\bfind\b[^\n]{0,200}\bbackups?\b[^]{0,240}?-exec\s{1,3}shred\b|\bshred\b[^\n]{0,100}\bbackups?\b/gi,
    told: never,
  },
  {
    message: 'Watches what is typed or copied in an app and calls another machine, of which the skill says nothing.',
    pattern:
      /\b(?:textDidEndEditingNotification|UIPasteboard\.changedNotification|textDidChangeNotification)\b[^]{0,3000}?\b(?:URLRequest|URLSession)\b/g,
    told: /clipboard|pasteboard|keystrokes?|key ?logg/,
  },
]
