import type { ScanConfidence } from '../scan-finding.ts'
import type { ScanSeverity } from '../scan-severities.ts'

export interface InventoryRule {
  readonly severity: ScanSeverity
  readonly confidence: ScanConfidence
  readonly summary: string
  readonly why: string
  readonly next: string
  /** Something was not read. */
  readonly incomplete?: true
}

const unread = 'What was not read can hold anything, and an agent may read or run it all the same.'

/** What can be said of a file without reading it as text, by rule id. */
export const inventoryRules: Readonly<Record<string, InventoryRule>> = {
  'file-too-large': {
    severity: 'warn',
    confidence: 'high',
    summary: 'A file is larger than the scanner reads',
    why: unread,
    next: 'Make the file smaller, split it, or read it yourself and accept the skill.',
    incomplete: true,
  },
  'too-many-files': {
    severity: 'warn',
    confidence: 'high',
    summary: 'There are more files than the scanner reads',
    why: unread,
    next: 'Leave out of the skill what it does not need, or read the rest yourself and accept it.',
    incomplete: true,
  },
  'too-deep': {
    severity: 'warn',
    confidence: 'high',
    summary: 'Directories or archives are nested deeper than the scanner goes',
    why: unread,
    next: 'Put the files where they can be seen.',
    incomplete: true,
  },
  'too-slow': {
    severity: 'warn',
    confidence: 'high',
    summary: 'The scan took longer than it may',
    why: unread,
    next: 'Make the skill smaller, or read it yourself and accept it.',
    incomplete: true,
  },
  'too-much-code': {
    severity: 'warn',
    confidence: 'high',
    summary: 'There are more programs than values are followed through',
    why: 'The rules read its text, and nobody has followed what it does with what it is given.',
    next: 'Leave out of the skill what it does not need, or read the programs yourself and accept it.',
    incomplete: true,
  },
  'not-parsed': {
    severity: 'info',
    confidence: 'high',
    summary: 'A program was read by its text alone',
    why: 'Values were not followed through it: it is longer than is parsed, or there is no grammar of its language.',
    next: 'Read it yourself if what it is given or where it comes from is not known.',
  },
  'unreadable-file': {
    severity: 'warn',
    confidence: 'high',
    summary: 'A file cannot be read',
    why: unread,
    next: 'Make the file readable, or remove it.',
    incomplete: true,
  },
  'unreadable-archive': {
    severity: 'warn',
    confidence: 'high',
    summary: 'An archive is encrypted, broken, or of a kind that is not opened',
    why: unread,
    next: 'Put the files themselves into the skill.',
    incomplete: true,
  },
  'archive-bomb': {
    severity: 'critical',
    confidence: 'high',
    summary: 'An archive unpacks to far more than it holds',
    why: 'It fills the disk or the memory of whoever opens it; no useful archive is like that.',
    next: 'Do not use the skill.',
    incomplete: true,
  },
  'archive-escapes': {
    severity: 'critical',
    confidence: 'high',
    summary: 'A member of an archive has a path that leads out of it',
    why: 'Unpacking it writes files elsewhere on the machine.',
    next: 'Do not use the skill.',
  },
  'link-outside-skill': {
    severity: 'critical',
    confidence: 'high',
    summary: 'A link leads out of the skill',
    why: 'Through it an agent reads, or a script sends, files that are not of the skill.',
    next: 'Replace the link by the file itself.',
  },
  'native-executable': {
    severity: 'warn',
    confidence: 'high',
    summary: 'A compiled program lies in the skill',
    why: 'Nobody can read what it does.',
    next: 'Build it from its source, or take it from whoever publishes it.',
  },
  'bytecode-without-source': {
    severity: 'critical',
    confidence: 'medium',
    summary: 'Compiled Python without its source',
    why: 'It runs like a script and nobody can read what it does.',
    next: 'Put the source into the skill and leave compiled files out.',
  },
  'bytecode-left-behind': {
    severity: 'warn',
    confidence: 'medium',
    summary: 'Compiled Python whose source is gone',
    why: 'Python does not load it from there without its source, and nothing in the skill names it; nobody can read what it does.',
    next: 'Leave compiled files out of the skill.',
  },
  bytecode: {
    severity: 'warn',
    confidence: 'medium',
    summary: 'Compiled Python beside its source',
    why: 'It runs instead of the source, and nothing says that both are the same.',
    next: 'Leave compiled files out of the skill.',
  },
  'office-macro': {
    severity: 'warn',
    confidence: 'high',
    summary: 'An Office file holds macros',
    why: 'They run in whatever opens the file.',
    next: 'Save it without macros.',
  },
  'office-external': {
    severity: 'warn',
    confidence: 'high',
    summary: 'An Office file loads a template or a part of itself from elsewhere',
    why: 'What is sent can be another thing each time, with macros that run.',
    next: 'Put the template into the file.',
  },
  'pdf-active': {
    severity: 'warn',
    confidence: 'high',
    summary: 'A PDF runs JavaScript, starts a program or holds other files',
    why: 'It acts when somebody opens it, and nobody sees what it does.',
    next: 'Print it into a new PDF, which leaves such things out.',
  },
  'svg-script': {
    severity: 'warn',
    confidence: 'high',
    summary: 'A picture in SVG holds a script',
    why: 'It runs in whatever shows the picture as a page.',
    next: 'Take the script out, or use a picture of another kind.',
  },
  'pickle-runs-code': {
    severity: 'critical',
    confidence: 'high',
    summary: 'Data for the pickle module of Python is a program',
    why: 'Whatever it names is called as soon as it is read, and nobody who reads the programs beside it sees that.',
    next: 'Keep the data as JSON, or as a file of numbers; do not use the skill.',
  },
  'media-not-read-whole': {
    severity: 'warn',
    confidence: 'medium',
    summary: 'A picture, a font or other media is larger than the scanner looks at',
    why: 'Something else can be hidden behind its beginning.',
    next: 'Make it smaller, or leave it out of the skill.',
  },
  'not-a-file': {
    severity: 'warn',
    confidence: 'high',
    summary: 'Something that is neither file nor directory lies in the skill',
    why: 'A pipe or a device holds up, or feeds, whoever reads it.',
    next: 'Remove it.',
    incomplete: true,
  },
  'second-opinion': {
    severity: 'critical',
    confidence: 'medium',
    summary: 'A model that you asked for a second opinion speaks against the skill',
    why: 'It reads what rules cannot: what instructions mean together. It can be wrong.',
    next: 'Read the skill with its reason in mind; accept it if you disagree.',
  },
  'user-rules-unreadable': {
    severity: 'warn',
    confidence: 'high',
    summary: 'Rules of your own cannot be used',
    why: 'Nobody has looked for what they name.',
    next: 'Correct the file of rules; `metier scan` tells the line.',
    incomplete: true,
  },
  'scanner-failed': {
    severity: 'critical',
    confidence: 'high',
    summary: 'The scanner itself failed',
    why: 'A skill that makes the scanner fail has not been looked at.',
    next: 'Report it with `metier bug-report`; read the skill yourself before you use it.',
    incomplete: true,
  },
}
