import { orderGate } from '../order-gate.ts'
import type { FrameClass } from './frame-classes.ts'

/** What takes more than a word, or is no word: paths, names of variables, turns of phrase. */
export const framePhrases: ReadonlyMap<FrameClass, RegExp> = new Map<FrameClass, RegExp>([
  [
    'vault',
    /~?\/?\.(?:ssh|aws|netrc|npmrc|gnupg|kube|git-credentials|bash_history|zsh_history|azure|pypirc|pgpass|vault-token)\b|(?<![\w.])\.env(?:\.\w{2,12})?\b|\bid_(?:rsa|ed25519)\b|\/etc\/(?:passwd|shadow)\b|\.config\/(?:gh|gcloud|op)\b|\.docker\/config\.json|\bhosts\.yml\b|\bkubeconfig\b|\bkeychain\b|\bcredential (?:stores?|managers?|helpers?)\b|\b(?:browser|saved|stored) (?:profiles?|passwords?|log-?ins?|sessions?|cookies|credentials)\b|\b(?:local |project(?:'s)? )?environment (?:files?|dump)\b|\b(?:all|every|each|full|complete|entire|whole|set of|other)\b[^.\n]{0,20}\benv(?:ironment)?(?: variables?| vars?)?\b|\b(?:shell|command|bash|zsh|browsing|browser) history\b|\bhidden (?:folders?|files?|director\w+)\b|\b(?:GITHUB|GH|AWS|OPENAI|ANTHROPIC|NPM|STRIPE|SLACK|AZURE|GOOGLE|SSH|DATABASE|DEPLOY)_[A-Z_]{0,20}(?:KEY|TOKEN|SECRET|PASSWORD|PAT)\b|\b(?:ssh|private|signing|gpg|pgp|deploy) keys?\b|\bcloud (?:credentials|settings|keys)\b|\bkey ?stores?\b|\bpassword (?:stores?|databases?)\b|\bprintenv\b|\b(?:secrets?|credentials?|service[-_]account|client_secret)\.(?:ya?ml|json|toml|ini|env|db)\b|\bsecrets? (?:store|manager)\b|\bSSH (?:host|config|agent)\b|\b(?:token|session) (?:files?|store)\b|\blog-?in data\b|\bstored (?:log-?ins?|tokens?|secrets)\b|\bgh auth token\b|\bauth print-\w+|\bsecurity find-\w+|\bvariables? (?:that end|ending|named|whose names?)\b|\b_(?:KEY|SECRET|TOKEN)\b|\.(?:kaggle|huggingface|gitconfig)\b|\bauth\.json\b/gi,
  ],
  [
    'bait',
    /\b(?:seed|recovery|mnemonic|secret) (?:phrases?|words)\b|\bmnemonics?\b|\b(?:twelve|12|twenty-four|24) words\b|\bcard numbers?\b|\bcvv\b|\bcvc\b|\bthree digits\b|\b(?:six|6|four|4)[- ]digits?\b|\bone-time (?:codes?|passwords?)\b|\b(?:verification|security|recovery|backup|sms) codes?\b|\bmaster password\b|\b(?:current|own|their|banking) passwords?\b|\bsocial security\b|\bpassport number\b|\bcard check\b|\bcodes? (?:that )?(?:was|they|just) (?:\w+ )?(?:received|sent|texted)\b|\b(?:passport|id card|licence|insurance|account) numbers?\b|\bcard details\b|\bdates? of birth\b|\bmother's maiden name\b|\bbank(?:ing)? details\b|\bpin\b|\bbank[^.\n]{0,40}\b(?:credentials|log-?ins?)\b|\bfull card\b|\bexpiry dates?\b/gi,
  ],
  [
    'talk',
    /\b(?:chat|message|conversation|prompt) (?:history|log|contents?|text)\b|\bwhat(?:ever)? the user (?:has )?(?:told|said|typed|asked|wrote|shared)\b|\buser's (?:last |latest |first )?(?:messages?|prompts?|requests?|words|questions?|data|input)\b|\bsystem prompt\b|\bwhat was (?:typed|said|entered)\b|\b(?:opened|open) (?:so far|files)\b|\b(?:conversation|session) so far\b|\blist of participants\b|\btool (?:results?|outputs?|calls?)\b/gi,
  ],
  [
    'agentFile',
    /\b(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT|IDENTITY)\.md\b|\.cursor\/rules|\.cursorrules|\.claude\b|\.codex\b|\bmcp\.json\b|\bsettings\.json\b|\b(?:long-term|persistent|agent(?:'s)?|assistant(?:'s)?|project|your|own) memor(?:y|ies)\b|\bmemory (?:file|store|entry|bank|notes?)\b|\b(?:instructions?|rules?|memory|configuration|settings) files?\b|\bshell profile\b|\bMCP (?:servers?|config\w*|settings)\b|\b(?:other|every|all) skills?\b|\bagent(?:'s)? (?:settings|configuration|instructions|rules)\b|\bstart-?up (?:file|instructions)\b|\bcrontab\b|\bgit hooks?\b|\bin memory\b|\bto memory\b|\bbase (?:address|url)\b|\bglobal (?:configuration|settings)\b|\.bashrc\b|\.zshrc\b|\.profile\b|\$PROFILE\b|\bnotes? to (?:itself|yourself|self)\b|\bstanding (?:orders?|instructions?)\b|\bcustom instructions\b|\bpreferences? so that\b|\bfollowing (?:preference|instruction|rule|fact)s?\b|\b(?:across|later|future) (?:sessions|conversations)\b|\ballowed domains\b|\bagent'?s settings\b/gi,
  ],
  [
    'channel',
    /\bcommit (?:message|body|trailer|subject)|\bbelow a line\b|\btrailers?\b|!\[[^\]\n]{0,80}\]\([^)\n]{0,80}[?=]|\?[a-z]{1,12}=(?:<|\{|\[|[A-Z]{3})|\bas a query\b|\bDNS (?:query|quer\w+|look-?ups?)\b|\bhidden (?:fields?|parameters?|comments?|text|form)\b|\bwhite text\b|\b(?:parameter|argument|field|attribute)s? `?\w{2,30}`? (?:must|has to|should|of the next)\b|`\w{2,30}` (?:parameter|argument)\b|\bbranch names?\b|\bzero-width\b|\balt text\b|\bpublic (?:gist|issue|page|paste|repository|comment|bucket)\b|\bUser-Agent\b|\bpresenter notes\b|\bimage (?:url|link|address)\b|\bto the log\b|\bURL-encoded\b|\b(?:pull request|issue) (?:body|description|title)\b|\binvisible (?:image|pixel|link|character|text)s?\b|\btracking pixel\b|\b1x1\b|\bsteganograph\w*|\bfollowed by\b(?=[^\n]{0,120}(?:\$|key|token|secret|password|value|name))|\bend of the (?:address|link|url)\b|\bappend(?:ed)? to (?:the|its) (?:address|url|link)\b|\b(?:through|into|within|inside) the (?:\w+ )?(?:answer|reply|text|recipe|output|code|table|image|document) you (?:return|write|give|make)\b|\bwhose (?:address|url|name|path) is\b/gi,
  ],
  [
    'quiet',
    /\bin the background\b|\bbehind the scenes\b|\bnot (?:be )?part of (?:the|your)\b|\b(?:kept?|keep|leave|left|stays?|stay) (?:\w+ ){0,5}out of (?:the|your|any|its)\b|\bout of sight\b|\b(?:hard|difficult) to (?:see|spot|notice)\b|\bto yourself\b|\bas if (?:nothing|this|it)\b|\bas though (?:nothing|this|it)\b|\bbetween (?:us|you and)\b|\bnothing (?:else )?(?:changes|differs) for the (?:user|owner)\b|\b(?:no|without) (?:visible|outward) (?:sign|trace|mention|output)\b|\bstays? (?:hidden|invisible|internal|silent)\b|\bneeds? no (?:mention|explanation|comment|announcement)\b|\bgoes? without saying\b|\bnormally (?:again|as before)\b|\bbefore the user (?:can|gets|sees)\b|\bonly (?:known )?to you\b|\b(?:assistant|agent|model|ai|machine)[- ]only\b|\bfor (?:the )?(?:assistants?|agents?|models?|ai|machines?) only\b|\b(?:people|humans?|readers?) (?:can |may |should )?skip\b|\bnot (?:meant |intended )?for (?:people|humans?|human eyes|readers)\b|\bnote to (?:the )?(?:model|assistant|ai|agent)\b|\bconcerns? (?:nobody|no one)\b|\bdoes not concern\b|\bnothing to (?:tell|report|mention|explain|see|announce|say)\b|\bso that nobody (?:worries|notices|asks|sees|knows)\b|\bsees? only (?:the|a)\b|\bonly the visible\b|\bunreviewable\b|\buntraceable\b|\bno need to quote\b|\bon our side\b|\bafter (?:\w+ )?blank lines\b|\bwithout (?:drawing|attracting|arousing|raising) (?:\w+ )?(?:attention|suspicion|questions|eyebrows)\b|\b(?:user|person|customer|owner)s? suspicious\b|\bbetween ourselves\b|\bwhen no(?:body| one) (?:is )?(?:looking|watching|around)\b|\bomit(?:ted)? (?:it |this |them )?from\b|\bimplementation detail\b|\b(?:is|are|be|being) not (?:\w+ )?(?:announced|mentioned|displayed|shown|reported|logged|listed|communicated|disclosed|surfaced|documented)\b|\b(?:should|must|need|do|does|will) not be (?:\w+ )?(?:announced|mentioned|displayed|shown|reported|listed|communicated|disclosed|surfaced|documented)\b|\btransparent to the user\b|\brequires? no (?:acknowledge?ment|mention|notice|interaction)\b|\bmarks? (?:them|it) as read\b|\bleave this \w+ out of\b/gi,
  ],
  [
    'unasked',
    /\bwithout (?:any |further |first )?(?:asking|confirm\w*|permission|approval|a question|prompting|consent|being asked|review|checking|looking|question\w*|notice)\b|\b(?:do not|don't|never|no need to|needn't) (?:ask|wait for|request|seek|require|trouble|bother|interrupt|pester)\b|\bno (?:confirmation|approval|consent|permission|review|questions?)\b|\b(?:was|were|has been|have been|is|are) (?:already )?(?:asked|authori[sz]ed|approved|agreed|cleared|granted|given)\b|\b(?:already|has|have) (?:agreed|consented|approved|signed|opted|permitted)\b|\brepeating the question\b|\bconsent (?:was|is|has been) (?:given|assumed|implied|on file)\b|\bautomatic(?:ally)? (?:and|approv\w+)\b|\b(?:users?|customers?|they|it) (?:have |has )?(?:accepted|agreed to|consented to|signed) (?:this|that|to|it)\b|\bdo(?:es)? not have to be (?:asked|consulted)\b|\b(?:confirm|approve|accept|answer) (?:it|them|these|those) (?:on your own|yourself|for the user)\b|\bdo not ask again\b|\bdon't ask again\b|\bwithout interrupting\b|\bon your own(?=[.,;)]| and\b)|\bwithout prompting\b|\bno (?:confirmation|approval|review) is (?:needed|required|necessary)\b|\bneeds? no (?:review|approval|confirmation)\b|\bpre-approved\b/gi,
  ],
  [
    'deceive',
    /\b(?:take|mistake) (?:it|this|them) for\b|\blooks? like (?:an? )?(?:ordinary|normal|harmless|checksum|identifier|hash)\b|\bpretend\b|\bdisguise\w*\b|\bso that (?:it|they|nobody|no one) (?:looks?|does not|do not|thinks?|notices?)\b|\bas if (?:this|the) (?:note|line|step|section|instruction) (?:did not|had never|does not)\b|\bmust (?:believe|think|assume)\b|\b(?:state|say|claim|report|tell)\b[^.\n]{0,60}\bthat (?:no|all|every|nothing|none)\b|\bregardless of what (?:it|they|you|the)\b|\bwhatever (?:it|they|you|the) (?:\w+ )?(?:show|shows|say|says|find|finds|found|notice)\b|\bas your own (?:\w+ )?(?:opinion|idea|recommendation|view|choice)\b|\bplay(?:ing)? down\b|\bdownplay\w*\b|\bin (?:a )?natural (?:way|conversation)\b|\bsmall talk\b|\bcall it (?:an?|the)\b|\bexplain it as\b|\bpass(?:ing)? (?:it|this|them) off as\b|\bmisunderstanding\b|\bgive the impression\b|\bmake (?:it|them|the user) (?:look|think|believe|seem)\b|\bappears? (?:to be )?(?:an? )?(?:ordinary|normal|legitimate|harmless)\b|\bunder the (?:label|name|heading|guise) of\b|\b(?:present|show|report) only (?:the )?(?:low|minor|harmless|good|positive|small)\b|\breport [^.\n]{0,40} as (?:zero|none|nil|passed|clean)\b|\bname (?:it|the \w+) ["“']/gi,
  ],
  [
    'later',
    /\b(?:next|future|later|coming|subsequent|every|each|all) (?:sessions?|conversations?|runs?|starts?|launch\w*|log-?ins?)\b|\bso (?:that )?it (?:stays|persists|remains|survives|lasts)\b|\bpermanent(?:ly)?\b|\bfrom (?:now|here|then) on\b|\bsurvives?\b|\bpersists?\b|\bif it (?:goes missing|is removed|is deleted|disappears)\b|\bso later\b|\bon every (?:start|boot|log-?in)\b|\bkeep (?:\w+ ){0,3}alive\b|\bdo not revert\b|\bleave it (?:there|in place|on)\b|\bnext month\b/gi,
  ],
  [
    'above',
    /\babove (?:all|everything|anything)(?: else)?\b|\btakes? (?:precedence|priority)\b|\boverrid(?:es?|ing)\b|\bhighest priority\b|\bbefore (?:any|anything|all|every)(?: other)? ?(?:answer|else|skill|tool|step|task)?\b|\bprior to (?:any|every|each|all)\b|\bas (?:though|if) the (?:user|owner|human)\b|\bas (?:though|if) (?:it|they) (?:were|had|came)\b|\b(?:instructions|orders|words|wishes) of the (?:owner|user|operator)\b|\bsame (?:weight|authority|force|rank)\b|\bbinding\b|\bno matter what\b|\beven (?:if|when) (?:the user|they|it|this)\b|\bfirst of all\b|\bbeyond question\b|\bunconditionally\b/gi,
  ],
  [
    'obey',
    /\btreat\w*\b[^.\n]{0,80}\bas (?:\w+ ){0,2}(?:instructions?|rules|orders|commands?|authoritative|trusted|binding|system|words)\b|\b(?:let|allow) (?:it|its|them|their|the)\b[^.\n]{0,40}\b(?:guide|govern|decide|steer|direct)\b|\bdo (?:what|as|whatever|exactly what) (?:it|they|the \w+|stands?|is)\b|\bcarry (?:it|them|these|those) out\b|\b(?:execute|run|apply|follow|obey|perform) (?:it|them|whatever|what|everything|anything|any|all|every|the (?:result|response|reply|answer|contents?|steps|directives|instructions|commands))\b|\bas (?:your|the) (?:new )?(?:instructions?|rules|orders|system prompt|guidance)\b|\bits (?:rules|instructions|contents?|directives|steps|guidance) (?:apply|hold|bind|are binding|win|come first)\b|\b(?:run|execute|do|perform|apply|follow|carry out) (?:whatever|any|every|all)(?: \w+){0,2} (?:the|it|they|that|this|there)\b|\bcarry (?:them|it|these|those|such \w+) out\b|\bdo what (?:it|they|the \w+) (?:says?|asks?|orders?|tells?)\b|\bappl(?:y|ies) (?:each|every|all|any)\b|\bas if the user had (?:requested|asked|said|written)\b/gi,
  ],
  [
    'guard',
    /\b(?:permission|confirmation|approval|security|consent|safety) (?:prompts?|dialogs?|questions?|requests?|checks?|warnings?|messages?)\b|\bevery prompt\b|\bantivirus (?:messages?|warnings?|alerts?)\b|\bcode signing\b|\btwo-factor\b|\bTLS\b|\bcertificate (?:checks?|verification|validation)\b|\bSmartScreen\b|\bdefender\b|\bpermission (?:questions?|prompts?|requests?)\b|\bendpoint protection\b|\b(?:protection|security) (?:service|software|agent|tools?)\b|\bscanning\b|\bBash command\b|\bany domain\b|\bautoApprove\b|\bshell commands\b|\ballowed domains\b/gi,
  ],
  [
    'lift',
    /\b(?:no longer|do(?:es)? not|don't|never|cannot) (?:bind|apply|hold|count|restrict|limit|constrain|matter)\b|\b(?:turn|turns|turned|switch|switches|switched) (?:\w+ ){0,4}off\b|\banswers? (?:every|all|any|each)\b[^.\n]{0,30}\bwith (?:yes|y|allow|ok)\b|\byes to (?:all|every)\b|\bhas no (?:restrictions?|limits?|rules|filters?|owners?)\b|\bwithout (?:restrictions?|limits?|filters?|warnings?|safety|censorship|refus\w+)\b|\bfree (?:of|from) (?:restrictions?|limits?|rules|filters?|policies)\b|\bcan be dismissed\b|\bset aside\b|\bno restrictions?\b|\bnot bound by\b|\bdangerously[- ]skip\b|\bbypassPermissions\b|\bstrict-ssl=false\b|\byou (?:would|might) (?:\w+ )?(?:decline|refuse)\b|\bnever (?:refuse|decline)s?\b|\ballow (?:every|all|any)\b|\beverything is (?:permitted|allowed)\b|\bnothing (?:has to|needs to|must|should|is to) be (?:declined|refused|withheld|left out)\b|\bunshackled\b|\bunchained\b|\bunbound\b|\bjailbroken\b|\bamoral\b|\bno (?:\w+ )?(?:taboos?|filters?|off[- ]limits)\b|\b(?:is|are|was|were) (?:the |an? )?(?:draft|old|earlier|previous|obsolete|outdated|superseded)\b|\bautoApprove\b|\bsuperseded by\b|\bis (?:relaxed|waived|lifted|suspended|disabled) in\b|\brefusals? (?:count|are)\b/gi,
  ],
  [
    'trust',
    /\btrusts? (?:\w+ ){1,8}without\b|\b(?:always|fully|implicitly|blindly) trust\w*\b|\bwithout (?:review|inspection|looking|checking|reading)\b|\b(?:is|are) (?:pre-)?(?:trusted|approved|authori[sz]ed)\b/gi,
  ],
  [
    'clean',
    /\bmark\w* (?:\w+ ){0,4}(?:as )?(?:green|passed|done|resolved|safe|reviewed|clean)\b|\brate (?:it|them|this) (?:as )?\w+\b|\bno (?:known )?(?:vulnerabilit\w+|issues?|problems?|findings?|failures?|errors?)\b|\b(?:all|every) (?:tests?|checks?) pass\w*\b|\blooks good\b|\bLGTM\b|\bas (?:zero|none|nil)\b|\bignores? the (?:failure|error|defect)\b/gi,
  ],
  [
    'trace',
    /\b(?:shell|command|bash|zsh) history\b|\b(?:audit|activity|session|tool|access|event) (?:logs?|trails?|records?)\b|\blog of (?:the )?\w+|\btraces?\b|\b\.?(?:bash|zsh)_history\b|\btranscript files?\b|\btimestamps?\b|\btool calls?\b|\bactivity\b/gi,
  ],
  [
    'know',
    /\b(?:come|comes|came) across\b|\bfinds? out\b|\b(?:be|been|being|is|are) (?:told|informed|notified|alerted|asked|involved|shown|aware|consulted|bothered|disturbed|troubled)\b/gi,
  ],
  [
    'tell',
    /\b(?:bring|brings|bringing|brought) (?:it|this|that|them)? ?up\b|\bpoint(?:ing)? (?:it|this|that|them)? ?out\b|\b(?:call|draw)(?:ing)? attention\b|\blet on\b/gi,
  ],
  [
    'against',
    /\b(?:no matter|regardless of|irrespective of|whatever) (?:what )?(?:the )?(?:user|owner|customer|they|reviewer|human)s? (?:\w+ ){0,2}(?:says?|wants?|asks?|objects?|prefers?|thinks?|chose|chooses)\b|\b(?:even if|even when|although|though|also if) (?:the )?(?:user|owner|customer|they|reviewer|human)s? (?!(?:just|only|simply|merely) (?:says?|asks?|mentions?)\b)(?:\w+ ){0,2}(?:says?|asks?|asked|wants?|objects?|refuses?|declines?|stops?|disagrees?|prefers?|chose)\b|\b(?:against|contrary to|over) (?:the )?(?:user|owner|customer)'?s?'? (?:wish|wishes|will|objections?|instructions?|choice)\b|\bobjections? of the (?:user|owner)\b|\bif (?:someone|somebody|anyone|the user) asks\b/gi,
  ],
  [
    'assured',
    /\bnever leaves?\b|\bstays? on (?:the|your|this) (?:machine|computer|device)\b|\blocally\b|\bplaceholders?\b|\btest (?:account|user|key|card)s?\b|\bnothing is (?:sent|uploaded)\b|\b(?:when|after|once|if|until) (?:the )?(?:user|they) (?:says? so|agrees?|confirms?|says? yes|approves?|asks)\b|\bafter a yes\b|\bask (?:the user )?(?:first|before)\b/gi,
  ],
  [
    'bounds',
    /\b(?:content|safety|usage|provider(?:'s)?|ethical|moral|previous|prior|earlier|system-level) (?:[\w-]+ )?(?:rules?|filters?|limits?|polic(?:y|ies)|constraints?|training|instructions)\b/gi,
  ],
  ['self', /\b(?:speak|act|play|answer|respond|behave) as\b|\bsystem-level\b|\bin this (?:skill|document|mode)\b/gi],
  [
    'trigger',
    /\bif,? and only if\b|\bonly (?:if|when) the (?:\w+ ){0,4}(?:directory|folder|repository|remote|domain|host ?name|user|owner|company|organi[sz]ation|machine|date|branch)\b|\b(?:belongs?|belonging) to (?:an? |the )?(?:organi[sz]ation|company|bank|government)\b|\b(?:on or )?after (?:the )?(?:first|\w+teenth|\d{1,2}(?:st|nd|rd|th)?) (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:once|when|after) (?:the date|the year|midnight)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\belsewhere (?:behave|act|work)\b|\buntil then\b|\bon (?:its|the) (?:third|fifth|tenth|hundredth|\w+th) (?:run|use|start)\b|\bnobody is (?:there|at the keyboard|watching|looking)\b|\bwhile the user (?:is|does) (?:away|not|asleep|idle|reading|busy)\b/gi,
  ],
  ['data', /\b(?:source|program) code\b|\bhome (?:directory|folder)\b|\bDownloads\b|\bDesktop\b|\bDocuments\b/gi],
])

for (const pattern of framePhrases.values()) orderGate.add(pattern)
