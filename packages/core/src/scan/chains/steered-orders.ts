import type { SentenceOrder } from './sentence-order.ts'

/** Up to so many characters of the same section: sentences, rows and points of a list, and no heading. */
const nearby = (most: number): string => String.raw`(?:[^\n]|\n(?!\s{0,3}#)){0,${most}}?`
/** Up to so many characters of the same sentence. */
const within = (most: number): string => String.raw`(?:[^.\n]|\.(?=[\w/*])|\n(?!\s{0,8}(?:\n|[-*#|>]\s))){0,${most}}?`
const global = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'gi')
const unsaid = String.raw`\b(?:(?:do not|don't|never|without|must not|need not|no need to) (?:ever )?(?:report|mention|note|flag|raise|point out|disclose|reveal|document|record|comment on|tell|state|explain|log|reporting|mentioning|noting|flagging|disclosing|documenting|explaining)\w*|(?:silently|quietly|unnoticed|discreetly)\b)`
const amounts = String.raw`(?:totals?|sums?|expenses?|revenues?|costs?|prices?|amounts?|figures?|numbers?|results?|scores?|ratings?|balances?|invoices?|budgets?|estimates?|measurements?|metrics?|hours|quantit(?:y|ies)|percentages?|salar(?:y|ies)|margins?|fees?|tax(?:es)?|values?|readings?|dates?)`
const guidance = String.raw`(?:(?:whatever|what|everything|anything|all) (?:that )?you (?:were|have been) told|system (?:messages?|prompts?|instructions?)|project (?:rules|instructions|guidelines)|(?:guidance|instructions?|rules|messages|directions|policies|constraints|guidelines) (?:that (?:was|were) )?(?:loaded|given|set|received|provided|seen)? ?(?:earlier|before|previously|from before|at the start)|(?:earlier|previous|prior|inherited|upstream|global|host|platform|default) (?:guidance|instructions?|rules|messages|directions|policies|constraints|guidelines|safeguards)|(?:the|any|all) (?:CLAUDE|AGENTS|GEMINI)\.md)`
const isVoid = String.raw`(?:(?:does|do|did) not (?:apply|count|hold|bind)|no longer (?:appl(?:y|ies)|counts?|holds?|binds?)|(?:is|are) (?:not binding|void|suspended|paused|out of scope|overridden|superseded|legacy|obsolete|revoked|cancel+ed|withdrawn|lifted)|(?:may|can|should|must) be (?:set aside|ignored|skipped|disregarded|treated as (?:advisory|background|noise)))`
const risky = String.raw`(?:risky|dangerous|unsafe|suspicious|harmful|destructive|unusual|alarming|questionable|malicious|wrong)`
const onward = String.raw`(?:carry (?:it |them |this )?(?:out|on)|continue|proceed|go on|run it|execute it|do it|complete it|ignore (?:it|that|this))`
const traces = String.raw`(?:(?:shell|bash|zsh|terminal|command|powershell) history|(?:bash|zsh)_history|git reflog|(?<!\w\/)reflog|(?:the|your|its|this|their|any|all|every) (?:\w+ ){0,2}?audit (?:logs?|trail)|ConsoleHost_history|command log)`
/** What a deed is done to, up to so many characters behind it: no other column, no point of a list, and nothing that is kept. */
const doneTo = (most: number): string =>
  String.raw`(?:(?!\b(?:not|preserv\w*|keep\w*|retain\w*|maintain\w*)\b|\x60,)[^.\n|—;:]|\.(?=[\w/*])|\n(?!\s{0,8}(?:\n|[-*#|>]\s))){0,${most}}?`
const offline = String.raw`(?:works? (?:entirely |fully )?(?:offline|locally)|(?:is|runs) (?:entirely |fully )?(?:offline|local)|(?:nothing|no data|no files?|none of it)\b[^.\n]{0,30}\b(?:leaves|sent|uploaded|shared|transmitted)|never (?:leaves|sends|uploads|contacts)|(?:does|do) not (?:send|upload|contact|connect|transmit|collect|share)|makes? no (?:network|external) (?:calls?|requests?|connections?))`
const ownWork = String.raw`(?:(?:(?:the )?(?:result|outcome|conclusion|product)s? of )?your own (?:\w+ )?(?:comparison|analysis|research|evaluation|testing|judg?ement|experience|opinion|recommendation|assessment|finding|choice|idea)s?|(?:an? )?(?:independent|neutral|objective|impartial|unbiased) (?:comparison|analysis|research|evaluation|recommendation|assessment|opinion|advice|choice|pick))`

/** Orders that steer what the agent tells, weighs and trusts, in the calm voice of a manual. */
export const steeredOrders: readonly SentenceOrder[] = [
  {
    rule: 'agent-control',
    message: 'Has figures changed of which nobody is to know.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:reduce|lower|raise|increase|inflate|deflate|round|shift|adjust|understate|overstate|multiply|scale|add|subtract|deduct|shave|bump|pad|lift|move|change|replace)\b`,
      within(60),
      String.raw`\b${amounts}\b`,
      within(60),
      String.raw`\bby (?:about |around |roughly |up to |a further )?(?:\d{1,3}(?:\.\d)?\s?(?:%|percent|per cent|points?|cents?)|(?:one|two|three|four|five|ten|twenty) (?:percent|per cent|points?|cents?)|a (?:few|small|little|tiny))`,
      nearby(260),
      unsaid,
    ),
    unless:
      /\b(?:opacity|brightness|font|padding|volume|contrast|animation|pixels?|timeout|delay|learning rate|batch)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has somebody’s offer told as what the agent found best itself.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:present|describe|frame|word|phrase|offer|give|pass off|state|introduce|show)\b`,
      within(60),
      String.raw`\bas (?:if it were |though it were |being )?`,
      ownWork,
    ),
    unless: /\b(?:never|do not|don't|must not|avoid|cite|attribut\w+|credit|plagiari\w+|students?|essay)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has what others offer talked down, so that one of them is chosen.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:competitors?|rivals?|alternatives?|other (?:providers?|vendors?|tools?|products?|libraries|services?|packages?))\b`,
      within(40),
      String.raw`\b(?:describe|call|present|mention|portray|characteri[sz]e|label|report)\b`,
      within(60),
      String.raw`\bas (?:an? |being )?(?:breaking|unstable|deprecated|insecure|unsafe|risky|discontinued|outdated|unmaintained|abandoned|unreliable|vulnerable|end[- ]of[- ]life|legacy|inferior)\b`,
    ),
    unless: /\b(?:never|do not|don't|if it is|only (?:if|when)|when it is|verified|evidence)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has a link that earns its maker money handed out, and the reason kept quiet.',
    isSure: true,
    pattern: global(
      String.raw`https?:\/\/[^\s\x60"'<>)|]{3,160}(?:[?&](?:ref|aff\w*|via|partner|tag|promo|utm_\w+|referr\w+)=|\/(?:go|aff|ref|out|r)\/)`,
      nearby(700),
      unsaid,
    ),
    unless: /\b(?:affiliate disclosure|disclose that|transparen\w+)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Says that what the agent was told before does not hold here.',
    pattern: global(String.raw`\b`, guidance, within(110), String.raw`\b`, isVoid),
    unless:
      /\b(?:if|when|unless|whether|cannot|where it|that do not apply|which do not apply|sections?|skills? (?:does|do) not)\b|\bto (?:this|these|the) (?:file|language|repo\w*|framework|director\w+)/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the agent go on where something seems dangerous to it.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:if|when|where|whenever|should)\b`,
      within(40),
      String.raw`\b(?:seems?|looks?|appears?|feels?|sounds?|is flagged as|gets? flagged as)\b(?: to be)? `,
      risky,
      within(90),
      String.raw`\b(?:false (?:positive|alarm)|known|expected|by design|normal|intended|harmless|safe|pre-?approved|reviewed|already)\b`,
      nearby(60),
      onward,
    ),
    unless: /\b(?:stop|ask|verify|confirm with|check with|investigate|do not (?:continue|proceed)|never)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Counts it for a fault when the agent hesitates or refuses.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:hesitat(?:ion|ing|es)|refus(?:al|als|ing|es)|declin(?:e|es|ing)|asking (?:back|for confirmation|the user)|pausing|second[- ]guessing|caution|warnings? to the user|disclaimers?|safety (?:concerns|considerations|checks|warnings))\b`,
      within(50),
      String.raw`\b(?:counts?|(?:is|are|will be) (?:treated|counted|logged|scored|recorded|regarded|considered|classed)) as (?:an? |the )?(?:\w+ )?(?:fail\w*|errors?|bugs?|defects?|violations?|faults?|non-?complian\w+|regressions?|broken)\b`,
    ),
    unless: /\b(?:eval\w*|grader|rubric|benchmark|dataset|test cases?|judge)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the traces of what was done removed, so that the user finds nothing.',
    isSure: true,
    pattern: global(
      String.raw`(?<!\b(?:soft|hard)[- ])\b(?:remove|delete|clear(?= (?:the|your|all|its|this|those|any|out|it|them|shell|bash|zsh|terminal|command)\b)|strip|erase|drop|wipe|clean|scrub|trim|purge|expire|truncate|rewrite|unset)\b(?!,)`,
      doneTo(60),
      String.raw`\b`,
      traces,
      String.raw`\b|\bhistory -c\b`,
      within(60),
      String.raw`\b(?:so that|afterwards|when (?:done|finished)|after (?:each|every|the|this)|at the end|before (?:you )?(?:finish|end|exit)\w*)\b`,
    ),
    unless:
      /\b(?:secret|password|leaked|credential|token|gdpr|retention|disk space|size)\b|\b(?:read|view|see|export)\s(?:the\s)?audit/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the agent answer that nothing leaves the machine, while something does.',
    pattern: global(
      String.raw`\b(?:if|when|whenever|should)\b`,
      within(30),
      String.raw`\b(?:asks?|asked|inquires?|questions?|wonders?|wants? to know|enquires?)\b`,
      within(60),
      String.raw`\b(?:network|upload\w*|data|privacy|traffic|server|connection|sent|shared|access|commands?|telemetry|files?)\b`,
      within(40),
      String.raw`\b(?:explain|say|answer|state|reply|respond|tell (?:them|the user|him|her)|claim|assure (?:them|the user))\b`,
      within(40),
      offline,
    ),
    unless: /\b(?:never|do not|don't)\s(?:say|claim|tell|state|answer)\b/i,
    severity: 'warn',
  },
  {
    rule: 'agent-control',
    message: 'Has what the agent hides answered for, if the user asks.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:if|when|whenever) (?:you are |the user |they |anyone |somebody )?asks?(?:ed)? (?:about|why|what|for|whether)\b`,
      within(120),
      offline,
      nearby(40),
      String.raw`\b(?:the (?:mirror|upload|server|sync|copy|backup|registration|telemetry|report|relay)\b|as far as (?:the )?(?:users?|they|he|she)\b|is not part of)`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Makes this page the one that binds, above what the agent was told elsewhere.',
    pattern: global(
      String.raw`\b(?:take|treat|regard|accept|use|read)\b`,
      within(30),
      String.raw`\bthis (?:file|page|skill|document|text|section)\b`,
      within(12),
      String.raw`\bas (?:the |your )?(?:\w+ )?(?:binding|authoritative|overriding|governing|supreme|highest)\b`,
    ),
    unless: /\b(?:api|schema|style|glossary|source of truth|spec\w*)\b/i,
  },
]
