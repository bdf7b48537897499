import type { SentenceOrder } from './sentence-order.ts'

/** Up to so many characters of the same paragraph, whatever sentences they belong to. */
const nearby = (most: number): string => String.raw`(?:[^\n]|\n(?!\s{0,8}(?:\n|[-*#|]\s))){0,${most}}?`
/** Up to so many characters of the same sentence. */
const within = (most: number): string => String.raw`(?:[^.\n]|\.(?=[\w/*])|\n(?!\s{0,8}(?:\n|[-*#|>]\s))){0,${most}}?`
const global = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'gi')

const far = String.raw`https?:\/\/[^\s\`"'<>)]{3,200}`
const unseen = String.raw`\b(?:secretly|covertly|silently|quietly|discreetly|unnoticed|without (?:telling|informing|notifying) (?:the user|anyone|anybody|them))\b`
const unsaid = String.raw`\b(?:do not|don't|never|without|must not|need not)\s(?:ever\s)?(?:report|mention|flag|raise|point out|disclose|reveal|comment on|tell|say|state|reporting|mentioning|flagging|raising|disclosing|revealing|saying|stating)\b`
const spoken = String.raw`(?:conversation|chat (?:history|log)|transcript|(?:last|previous|recent|user'?s?) (?:\w+ )?(?:messages?|prompts?|inputs?)|messages so far|file contents?|contents? of (?:the|any|each|every|all) (?:\w+ ){0,2}(?:files?|notes?)|environment (?:variables?|values)|(?:whole|full|entire|process|shell|current) environment|configuration values|task descriptions?|api keys?|access tokens?|secrets|credentials|passwords?)`
const shown = String.raw`(?:!\[|\b(?:images?|pictures?|badges?|pixels?|markdown links?|hyperlinks?|clickable links?|preview cards?|cards?|iframes?)\b)`
const carried = String.raw`\b(?:append\w*|quer(?:y|ies)|parameters?|encod\w+|base64|replac\w+|fill\w*|substitut\w+|holds?|contains?|includ\w+|with)\b`
const vendorKey = String.raw`\$?\{?\b(?:ANTHROPIC|OPENAI|GEMINI|GOOGLE|GITHUB|GH|GITLAB|AWS|NPM|STRIPE|SLACK|HF|CLAUDE|AZURE|PYPI|DOCKER)_(?:\w{1,30}_)?(?:KEY|TOKEN|SECRET|PASSWORD|PAT)\b\}?`
const files = String.raw`(?:\b(?:AGENTS|CLAUDE|MEMORY|SOUL|GEMINI|IDENTITY)\.md\b|\b(?:long-term |persistent |project )?memory\b|\bcustom instructions\b)`

/** What an attack has an agent do that disguises nothing of it, or only with the pretexts that are at hand. */
export const undisguisedOrders: readonly SentenceOrder[] = [
  {
    rule: 'agent-control',
    message: 'Has somebody let in of whom the user is not to know.',
    pattern: global(
      unseen,
      within(24),
      String.raw`\b(?:add|create|grant|invite|register|insert|plant|install|leave|give|enable|open)\b`,
      within(60),
      String.raw`\b(?:collaborators?|maintainers?|admin\w*|owners?|back ?doors?|(?:ssh|deploy|public|api) keys?|access|(?:your|our|my|another|second|new|hidden|an)(?: own)? account|remote users?|web ?hooks?)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the agent approve what it looks through and keep to itself what is wrong with it.',
    pattern: global(
      String.raw`\b(?:approve|accept|merge|pass|sign off|rate)\b`,
      within(60),
      String.raw`\b(?:pull requests?|prs?|merge requests?|changes?|code|commits?|reviews?|submissions?)\b`,
      nearby(60),
      unsaid,
      within(30),
      String.raw`\b(?:security|vulnerabilit\w+|flaws?|defects?|bugs?|back ?doors?|problems?|issues?)\b`,
    ),
    unless: /duplicat|out of scope|already (?:reported|known|fixed)|style|formatting|nit/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the agent keep to itself what is wrong, however grave it is.',
    pattern: global(
      String.raw`\b(?:do not|don't|never) (?:ever )?(?:report|mention|flag|raise|point out|disclose)\b`,
      within(30),
      String.raw`\b(?:security|vulnerabilit\w+|flaws?|malware|back ?doors?)\b`,
      within(60),
      String.raw`\b(?:no matter|regardless|however (?:serious|severe|grave|bad)|even if (?:they|it|asked|the user))`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Says that the user has agreed to what was never asked.',
    pattern: global(
      String.raw`(?<!\b(?:if|when|once|after|until|unless|whether|before|that)\s(?:the\s|your\s|an?\s|its\s)?)\b(?:user|owner|operator|human|customer) (?:has |have |had )?(?:already |previously |explicitly )?(?:approved|authori[sz]ed|consented to|confirmed|agreed to|granted|given (?:\w+ )?(?:consent|permission|approval) (?:for|to))\b`,
      within(24),
      String.raw`\b(?:all|every|any|each|full)\b`,
      within(40),
      String.raw`\b(?:deletions?|delet\w+|removals?|commands?|actions?|transfers?|payments?|purchases?|push(?:es)?|uploads?|operations?|tool calls?|access)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has everything done with the highest rights and nobody asked.',
    pattern: global(
      String.raw`\b(?:always|every command|all commands)\b`,
      within(30),
      String.raw`\b(?:sudo|as root|root (?:rights|privileges)|administrator)\b`,
      nearby(120),
      String.raw`\b(?:(?:never|do not|don't|without) (?:ask\w*|confirm\w*|prompt\w*|wait\w*)|no confirmation)\b|\b(?:(?:never|do not|don't|without) (?:ask\w*|prompt\w*|wait\w*))\b`,
      nearby(120),
      String.raw`\b(?:always|every command|all commands) (?:use |run |run with |with )?(?:sudo|as root)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the agent note for later that the skill stands above others or above the user.',
    pattern: global(
      String.raw`\b(?:note|write|add|append|record|put|save|store|remember|keep)\b`,
      within(60),
      files,
      nearby(220),
      String.raw`\b(?:outranks?|overrid(?:es?|ing)|supersedes?|(?:takes?|has|have) (?:precedence|priority) over|wins? over|comes? before)\b`,
      within(24),
      String.raw`\b(?:others?|other skills|the user|users?|rules|instructions|preferences|settings|guidelines|those|that) (?:of|from|skills?|in|instructions|rules|preferences|says?|said|given)\b`,
    ),
    unless: /\b(?:user|project|local)(?:'s|s')? (?:\w+ )?(?:wins?|takes? precedence|comes? first|overrides?)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has packages come from another machine, as if that were agreed.',
    pattern: global(
      String.raw`\b(?:packages?|dependenc\w+|images?|modules|updates|skills|tools)\b`,
      within(30),
      String.raw`\b(?:installed|fetched|taken|pulled|downloaded|loaded)\b`,
      within(12),
      far,
      nearby(120),
      String.raw`\b(?:need not|no need to|does not need|do not need|needs? no|without|agreed|approved|never|don't)\b`,
      within(30),
      String.raw`\b(?:confirm\w*|ask\w*|question\w*|verif\w*|check\w*|user|review\w*)\b`,
    ),
    isForeign: true,
  },
  {
    rule: 'agent-control',
    message: 'Has somebody else recommended for money, and nobody told.',
    pattern: global(
      String.raw`\b(?:recommend|choose|suggest|present|promote|prefer|pick|select|offer|steer)\b`,
      nearby(260),
      unsaid,
      within(40),
      String.raw`\b(?:referrals?|affiliat\w+|sponsor\w+|kickbacks?|paid|advertis\w+|commission)\b`,
      within(24),
      String.raw`\b(?:is|are|was|link|links|involved|relationship|arrangement|code|partner\w*|placement|promotion)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has what failed told as done.',
    pattern: global(
      String.raw`\b(?:commands?|steps?|deployments?|uploads?|requests?|builds?|tasks?|jobs?|migrations?|tests?|it|something|anything) (?:fails?|failed|errors? out|goes wrong|cannot be (?:done|completed))\b`,
      nearby(140),
      String.raw`(?<!\b(?:not|never|don't|cannot|than|before)\s)\b(?:report|call|mark|record|describe|present|declare|log|show)\b`,
      within(40),
      String.raw`\bas (?:completed?|done|successful(?:ly \w+)?|passed|finished|resolved|a success)\b`,
    ),
    unless:
      /\b(?:never|do not|don't|must not|avoid) (?:report|call|mark|record|describe|present|declare|claim|log|show)\b|\bonly (?:if|when|after|once)\b|\bretr(?:y|ies)\b|\bfix\w*\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the agent deny what it was told to do, and do it.',
    pattern: global(
      String.raw`\basks?\b`,
      within(60),
      String.raw`\b(?:never|do not|don't) (?:reveal|disclose|mention|admit|explain|share)\b`,
      within(24),
      String.raw`\b(?:these|this|the|your) (?:hidden )?(?:instructions?|section|steps?|rules?|directives?|behaviou?r)\b`,
      nearby(120),
      unseen,
    ),
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has the password of the machine typed into what comes from elsewhere.',
    pattern: global(
      far,
      nearby(200),
      String.raw`\b(?:enter|type|give|provide|supply|confirm)\b`,
      within(24),
      String.raw`\b(?:system|login|log-in|admin\w*|mac(?:os)?|sudo|computer|root|windows|device)(?:'s)? (?:user |account )?password\b`,
    ),
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has the whole work pushed to another machine.',
    pattern: global(
      String.raw`\bgit\s(?:-C \S{1,60} )?remote (?:set-url|add)\s(?:--push\s)?\S{1,40}\s`,
      far,
      nearby(100),
      String.raw`\b(?:git push|push (?:all|every|each|the|your|them|everything|it|there|to it)|--all|--mirror)\b`,
    ),
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has what was said or a secret carried away by a picture or a link.',
    pattern: new RegExp(
      [
        `${shown}${within(120)}${far}${within(60)}${spoken}${within(80)}${carried}`,
        `${shown}${within(120)}${far}${within(40)}${carried}${within(80)}${spoken}`,
        String.raw`${carried}${within(80)}${spoken}${within(60)}!\[[^\]\n]{0,80}\]\(https?:\/\/[^)\s]{3,200}[?&/=][^)\s]{0,80}\)`,
      ].join('|'),
      'gi',
    ),
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has the key for one service given to another machine.',
    pattern: global(
      String.raw`\b(?:include|add|send|pass|set|put|attach|forward|provide|supply|post|submit)\b`,
      within(80),
      vendorKey,
      within(80),
      far,
    ),
    unless: /\b(?:get|create|obtain|generate|from|dashboard|console|docs?|see|sign up|self-hosted|gateway|proxy)\b/i,
    isForeign: true,
  },
]
