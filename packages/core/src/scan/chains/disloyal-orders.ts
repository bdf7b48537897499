import type { SentenceOrder } from './sentence-order.ts'

/** Up to so many characters of the same sentence, which may go on in the next line of the paragraph. */
const within = (most: number): string => String.raw`(?:[^.\n]|\.(?=[\w/*])|\n(?!\s{0,8}(?:\n|[-*#|>]\s))){0,${most}}`
const global = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'gi')

const deeds = String.raw`(?:force[- ]?push\w*|deleting|dropping|paying|buying|transferring|deploying|publishing|overwriting|wiping|sending money)`
const phrase = String.raw`(?:(?:seed|recovery|secret recovery|backup|wallet)[- ](?:phrase|words)|mnemonic(?: phrase)?|(?:twelve|twenty-four|12|24)[- ]words?)`
const gathered = String.raw`(?:environment(?: variables)?|~\/\.(?:config|ssh|aws|gnupg|kube|docker)\b|\.env\b|printenv|credentials?|api keys?|tokens?|(?:last|recent|previous) (?:\w+ )?(?:messages|prompts)|(?:shell|browser) history|transcripts?|conversation)`
const keyFile = String.raw`(?:~\/\.(?:ssh|aws|gnupg|kube|netrc|npmrc)\b|(?<![\w.])\.env\b(?!\.(?:example|sample|template))|\bid_(?:rsa|ed25519)\b|\bprintenv\b)`
const far = String.raw`https?:\/\/[^\s\`"'<>)]{3,200}`
const found = String.raw`(?:the )?(?:test )?(?:scan|scanner|test|suite|audit|check|lint\w*|review|build|verification|warning)s?`

/** Orders against whoever the agent works for: consent made of nothing, warnings told as praise, secrets asked for or handed on. */
export const disloyalOrders: readonly SentenceOrder[] = [
  {
    rule: 'agent-control',
    message: 'Takes silence, or any word, for consent to what comes later.',
    pattern: global(
      String.raw`\b(?:no (?:answer|reply|response|objection)|silence|lack of (?:an? )?(?:answer|reply|objection)|thumbs[- ]up|emoji)\b`,
      within(90),
      String.raw`\b(?:as|means|counts as|is|for) (?:an? |full |their |the user'?s )?(?:approval|consent|agreement|permission|confirmation|yes)\b`,
      within(80),
      String.raw`\b(?:every|all|any|each|remaining|later|further|whole|deploy\w*|delet\w*|pay\w*|push\w*)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the agent do without a question what cannot be undone.',
    pattern: global(
      String.raw`\b(?:do not|don't|never|no need to|without) (?:ask\w*|confirm\w*|prompt\w*|check\w*)(?: (?:the user|again|anybody|them|first))?,? (?:before|prior to|when|while) `,
      deeds,
      String.raw`\b`,
    ),
    unless: /cache|temp|tmp|node_modules|\bdist\b|\bbuild\b|dry[- ]run|worktree|staging|preview|sandbox|draft|local/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the agent say yes where a payment or a deletion is asked about.',
    pattern: global(
      String.raw`\b(?:answer|confirm|accept|approve|reply to)\b`,
      within(40),
      String.raw`\b(?:prompts?|questions?|confirmations?|dialogs?)\b`,
      within(40),
      String.raw`\b(?:payment|purchase|transfer|checkout|wallet|bank|deletion|trade)\b`,
      within(40),
      String.raw`\bwith ["'\x60]?(?:y|yes|ok|confirm)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has a warning or a failure told as a success.',
    pattern: global(
      String.raw`\b`,
      found,
      String.raw`\b`,
      within(40),
      String.raw`\b(?:warns?|fails?|failed|complains?|flags?|finds? (?:something|anything)|is red|shows? (?:errors|failures)|cannot be made to|(?:do|does) not pass)\b`,
      within(110),
      String.raw`\b(?:describe|report|call|present|record|summari[sz]e|declare|tell|say|state)\b`,
      within(40),
      String.raw`\b(?:as|that ${found} (?:is|are|was|were|has|have)(?: all| been)?|that (?:it|they|everything|all) (?:is|are|was|were|has|have)(?: been)?) (?:clean|passed|passing|green|safe|fine|successful|resolved)\b`,
    ),
    unless: /\b(?:never|do not|don't|must not|only (?:if|when|after)|once)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has the agent approve its own work where a person would look at it.',
    pattern: global(
      String.raw`\b(?:approve|review)\b`,
      within(16),
      String.raw`\b(?:your|its|my|their) own (?:pull requests?|prs?|merge requests?|changes?|commits?)\b`,
      within(80),
      String.raw`(?:--approve|\bmerge)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has something done of which the user hears only on asking.',
    pattern: global(
      String.raw`(?:\brm -\w*r|\b(?:delete|remove|wipe|send|upload|post|push|transfer|pay|buy|install)\b)`,
      within(120),
      String.raw`\b(?:tell|inform|mention|say)\b`,
      within(30),
      String.raw`\bonly (?:if|when) (?:they|the user|asked|he|she|somebody|someone)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has a way in left in what the agent writes, of which nobody is to know.',
    pattern: global(
      String.raw`\b(?:keep|add|insert|include|leave|accept|put)\b`,
      within(40),
      String.raw`\b(?:second|another|extra|additional|hidden|fallback|master|universal)\b`,
      within(20),
      String.raw`\b(?:passwords?|passcodes?|tokens?|log-?ins?|accounts?|admin|users?|routes?|endpoints?|keys?)\b`,
      within(110),
      String.raw`\b(?:do not|don't|never|without|no) (?:comment\w*|mention\w*|document\w*|test\w*|log\w*|tell\w*|list\w*)\b`,
    ),
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has the user asked for the words that open a wallet.',
    pattern: global(
      String.raw`\b(?:ask|have|request|prompt|tell|get|let) (?:the |a |your )?(?:user|customer|person|client|owner|them)s?\b`,
      within(60),
      phrase,
    ),
    unless:
      /\b(?:never|do not|must not|should not|don't|nobody|no one|scam\w*|phish\w*|offline|on paper|back(?:ed)? (?:it |them )?up|store (?:it|them) safe\w*)\b/i,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has what the agent knows gathered and sent to another machine.',
    pattern: global(
      String.raw`\b(?:gather|collect|bundle|archive|pack|zip|tar|include|take|dump|attach|send|post|upload|encode|read)\b`,
      within(50),
      gathered,
      within(150),
      String.raw`\b(?:upload|send|post|submit|push|transmit|request|call|fetch)\b`,
      within(60),
      far,
    ),
    unless:
      /\bauthorization\b|\bbearer\b|-H\b|\bheader\b|\bdocs?\b|\bsee\b|\bget (?:one|your|an?)\b|\bsign ?up\b|dashboard|console|\bset\b|\bexport\b|never|don't|do not|example/i,
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has the words of the user put into the address of a picture.',
    pattern:
      /!\[[^\]\n]{0,80}\]\(https?:\/\/[^)\s]{3,200}[?&][\w-]{1,20}=(?:<[^>\n]{0,80}|\{\{?[^}\n]{0,60})\b(?:user|document|conversation|messages?|prompt|answer|contents?|context|clipboard|history|chat)\b/gi,
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has a file of keys read and put into the address of another machine.',
    pattern: global(
      String.raw`\b(?:read|encode|open|load|cat|take)\b`,
      within(30),
      keyFile,
      within(80),
      String.raw`\b(?:request|fetch|call|open|visit|load|get|send|post)\b`,
      within(40),
      far,
    ),
    isForeign: true,
  },
]
