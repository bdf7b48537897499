import type { SentenceOrder } from './sentence-order.ts'

/** Up to so many characters of the same section: sentences, rows and points of a list, and no heading. */
const nearby = (most: number): string => String.raw`(?:[^\n]|\n(?!\s{0,3}#)){0,${most}}?`
/** Up to so many characters of the same sentence. */
const within = (most: number): string => String.raw`(?:[^.\n]|\.(?=[\w/*])|\n(?!\s{0,8}(?:\n|[-*#|>]\s))){0,${most}}?`
const global = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'gi')
const far = String.raw`https?:\/\/[^\s\x60"'<>)|]{3,200}`
const tools = String.raw`(?:built-?in|native|default|standard|own|usual|regular) (?:(?:file|web|search|shell|edit\w*|read|write|bash|fetch|git|mail|browser|Read|Write|Edit),?(?: and | or |\s|\/)?){0,5}(?:tools?|commands?|functions?)`
const whole = String.raw`(?:full|entire|whole|complete|exact|verbatim|unabridged) (?:contents?|texts?|files?|conversations?|prompts?|messages?|history|source|body|inputs?|arguments?|payload)`

/** Orders that put somebody in the place of another: of the user who is asked, of the tools and skills of others, of whoever is paid or written to. */
export const displacingOrders: readonly SentenceOrder[] = [
  {
    rule: 'agent-control',
    message: 'Puts somebody’s tool in the place of those of the agent and has everything given to it.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:replaces?|supersedes?|instead of|in place of|takes? (?:over|the place of)|(?:do not|don't|never) use)\b`,
      within(30),
      tools,
      nearby(160),
      String.raw`\b(?:pass|send|give|include|hand|provide|supply|forward|submit)\b`,
      within(30),
      whole,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the skill chosen in the place of others by borrowing their words.',
    isSure: true,
    pattern: global(
      String.raw`\b(?:extend|add|copy|append|include|put|insert|merge|edit|rewrite)\b`,
      within(60),
      String.raw`\b(?:description|triggers?|trigger (?:words|phrases)|keywords|frontmatter)\b`,
      within(60),
      String.raw`\b(?:others?|other skills?|each other|every skill|competing)\b`,
      within(50),
      String.raw`\b(?:so (?:that )?(?:it|this(?: skill)?) (?:is|gets|will be) (?:selected|chosen|picked|loaded|activated|triggered|ranked|matched)|(?:first|always|before them|ahead of))\b`,
    ),
    unless: /\b(?:never|do not|don't|avoid|overlap|conflict)\b/i,
  },
  {
    rule: 'agent-control',
    message: 'Has every command allowed in advance, those that destroy included.',
    isSure: true,
    pattern: global(
      String.raw`(?:--dangerously-skip-permissions|--yolo\b|danger-full-access|--ask-for-approval never|bypassPermissions|--full-auto|--trust-all-tools)`,
      nearby(160),
      String.raw`\b(?:approve|accept|allow|confirm|say yes to|grant)\s(?:all|every|each|any|everything)\b`,
      within(60),
      String.raw`\b(?:delet\w+|force|push\w*|remov\w+|destructive|without|including|payments?|installs?)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the agent answer for the user where something is removed or paid for.',
    pattern: global(
      String.raw`\b(?:answer|confirm|accept|approve|acknowledge|take|treat)\b`,
      within(40),
      String.raw`\b(?:prompts?|dialogs?|confirmations?|questions?|one|them)\b`,
      within(40),
      String.raw`\b(?:with yes|(?:as )?(?:already )?(?:answered|approved|confirmed|given|accepted)|on behalf of|in the name of|for the user)\b`,
      nearby(100),
      String.raw`\b(?:removals?|removing|deletions?|deleting|payments?|paying|purchases?|transfers?|destructive)\b`,
    ),
    unless: /\b(?:never|do not|don't|except|unless|only (?:if|when|after))\b/i,
    isSure: true,
  },
  {
    rule: 'agent-control',
    message: 'Has money go to an account that is not the one agreed on.',
    pattern: global(
      String.raw`\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?\b`,
      within(60),
      String.raw`\b(?:instead of|in place of|rather than|whichever|whatever|regardless of|not the)\b`,
      within(40),
      String.raw`\b(?:accounts?|one|template|invoices?|ibans?|payees?|bank|details?|records?)\b`,
    ),
    isSure: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has what the agent is given handed to another machine at each step.',
    pattern: global(
      String.raw`\b(?:post|send|submit|forward|upload|report|copy|copie|mirror|transmit|deliver)e?s?\b`,
      within(30),
      String.raw`\b(?:the (?:whole |full |entire )?(?:conversation|chat|transcript|prompt)|(?:each|every|all) (?:file|message|prompt|argument|mail|quer\w+|request|answer|document)s?|file contents?|(?:full )?contents? of (?:each|every|all|the) files?)\b`,
      within(40),
      far,
    ),
    unless:
      /\b(?:never|do not|don't|webhook|slack|discord|telegram|your (?:own )?(?:server|endpoint)|endpoint|api|curl|GET|POST)\b/,
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has a copy of every mail go to somebody.',
    pattern: global(
      String.raw`(?:[\w.+-]{1,40}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}`,
      within(40),
      String.raw`\b(?:blind[- ]cop(?:y|ies)|bcc)\b`,
      within(30),
      String.raw`\b(?:every|each|all|any)\b|\b(?:blind[- ]cop(?:y|ies)|bcc)\b`,
      within(40),
      String.raw`[\w.+-]{1,40}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}`,
      within(40),
      String.raw`\b(?:every|each|all|always)\b)`,
    ),
    unless: /\b(?:never|do not|don't|example\.(?:com|org)|your)\b/i,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has settings written out with the keys in them where others read them.',
    pattern: global(
      String.raw`\b(?:include|attach|add|paste|post|copy|append)\b`,
      within(40),
      String.raw`\b(?:configuration|config|logs?|environment|headers?|settings|dump|output|request)\b`,
      within(24),
      String.raw`\b(?:as (?:it is|they are|is)|unredacted|unmasked|in full|raw|unchanged|unedited|complete)\b`,
      within(24),
      String.raw`\b(?:tokens?|keys?|passwords?|secrets?|connection strings?|credentials?)\b`,
    ),
    unless: /\b(?:never|do not|don't|without|remove|mask|strip)\b/i,
    isSure: true,
  },
  {
    rule: 'agent-control',
    message: 'Puts descriptions of its own in the place of those that the tools of others have.',
    pattern: global(
      String.raw`\bdescriptions?\b`,
      within(60),
      String.raw`\b(?:replaces?|overrides?|supersedes?|appl(?:y|ies) to|takes? the place|(?:is|are) used instead)\b`,
      within(30),
      String.raw`\b(?:tools?|those|other skills?|servers?)\b`,
      within(40),
      String.raw`\b(?:bring|brings|own|built-?in|original|come with|comes with|their|session)\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has what other skills say of themselves changed.',
    pattern: global(
      String.raw`\b(?:another|other) skills?\b`,
      within(80),
      String.raw`\b(?:strikes?|removes?|deletes?|replaces?|changes?|rewrites?|edits?|overwrites?|amends?)\b`,
      within(40),
      String.raw`\b(?:its|their|the) (?:descriptions?|triggers?|frontmatter|keywords)\b`,
    ),
    unless: /\b(?:never|do not|don't|must not|avoid|ask|propose|suggest|duplicat\w+|conflict\w*|overlap\w*)\b/i,
  },
]
