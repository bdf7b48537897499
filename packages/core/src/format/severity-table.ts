import type { Severity } from '../diagnostic.ts'
import type { Profile } from './profiles.ts'

/** `off` means that the code is not reported. */
export type Setting = Severity | 'off'

export interface SeverityRow {
  /** Can the skill be used at all? An error only for what decisions R-1 refuses. */
  readonly load: Setting
  /** The text of the specification. */
  readonly standard: Setting
  /** Where a profile departs from `standard`. Level `strict` makes the warnings of either errors. */
  readonly profiles?: Readonly<Partial<Record<Profile, Setting>>>
}

const refused: SeverityRow = { load: 'error', standard: 'error' }
const rule: SeverityRow = { load: 'off', standard: 'error' }
const lint: SeverityRow = { load: 'off', standard: 'warning' }
const note: SeverityRow = { load: 'off', standard: 'info' }

/**
 * What each code means. Sources: the specification and reference/agent-skills 1.3 to 1.6 and 6.B;
 * decisions. In `mcp` it is what the official server takes.
 */
export const severityTable: Readonly<Record<string, SeverityRow>> = {
  // What reading finds.
  'file-too-large': refused,
  'not-utf8': refused,
  utf16: refused,
  'nul-byte': refused,
  'byte-order-mark': { load: 'warning', standard: 'warning', profiles: { 'claude-code': 'info', btw: 'error' } },
  'no-frontmatter': refused,
  // Only a preset that reads such files finds this; by the specification the file is none.
  'plain-markdown': { load: 'warning', standard: 'error' },
  'frontmatter-not-closed': refused,
  'frontmatter-too-large': refused,
  'fence-trailing-space': { load: 'warning', standard: 'warning', profiles: { mcp: 'error' } },
  'invalid-yaml': refused,
  'not-a-mapping': refused,
  'duplicate-key': refused,
  'yaml-anchor': refused,
  'yaml-tag': refused,
  'forbidden-key': { load: 'warning', standard: 'error' },
  'too-many-keys': refused,
  'too-deep': refused,
  'repaired-yaml': { load: 'warning', standard: 'error', profiles: { 'claude-code': 'warning' } },
  'lower-case-file-name': { load: 'warning', standard: 'warning', profiles: { mcp: 'error', plugin: 'error' } },
  'missing-name': { load: 'warning', standard: 'error', profiles: { 'claude-code': 'info' } },
  'name-unusable': { load: 'warning', standard: 'error' },
  'missing-description': refused,
  'empty-description': refused,
  'wrong-type': { load: 'warning', standard: 'error', profiles: { 'claude-code': 'warning' } },
  'alias-conflict': { load: 'warning', standard: 'warning' },
  'dependencies-not-skills': { load: 'info', standard: 'info' },

  // What rules find, in their order.
  'unexpected-field': { ...rule, profiles: { 'claude-code': 'warning', oss2: 'info' } },
  'client-field': { ...rule, profiles: { 'claude-code': 'off', mcp: 'warning', oss2: 'info' } },
  'name-too-long': { load: 'warning', standard: 'error' },
  'name-not-lowercase': { ...rule, profiles: { oss2: 'warning' } },
  'name-hyphen-edge': { ...rule, profiles: { oss2: 'warning' } },
  'name-double-hyphen': { ...rule, profiles: { oss2: 'warning' } },
  'name-characters': { ...rule, profiles: { oss2: 'warning' } },
  'name-directory-mismatch': { ...rule, profiles: { 'claude-code': 'warning', oss2: 'warning' } },
  'name-too-short': { load: 'off', standard: 'off', profiles: { btw: 'error' } },
  'name-not-portable': { ...lint, profiles: { mcp: 'error', plugin: 'error', btw: 'error' } },
  'name-mixed-scripts': { load: 'warning', standard: 'warning' },
  'reserved-name': lint,
  'squad-prefix': lint,
  'description-too-long': rule,
  'description-angle-brackets': lint,
  'description-vague': lint,
  'compatibility-type': rule,
  'compatibility-length': rule,
  'metadata-not-mapping': { ...rule, profiles: { 'claude-code': 'warning' } },
  'metadata-value-not-string': { ...lint, profiles: { mcp: 'error', 'claude-code': 'off', btw: 'info', oss2: 'off' } },
  'value-needs-quotes': { ...note, profiles: { mcp: 'error', plugin: 'warning' } },
  'multiline-quoted': { load: 'off', standard: 'off', profiles: { mcp: 'warning', plugin: 'warning' } },
  'allowed-tools-type': {
    ...rule,
    profiles: { 'claude-code': 'off', mcp: 'warning', btw: 'warning', oss2: 'warning' },
  },
  'allowed-tools-commas': { ...lint, profiles: { 'claude-code': 'off', oss2: 'info' } },
  'flow-style': { ...note, profiles: { 'claude-code': 'off', mcp: 'off', oss2: 'off' } },
  'body-empty': lint,
  'body-too-complex': lint,
  'body-too-many-lines': lint,
  'body-too-many-tokens': lint,
  'broken-file-reference': lint,
  'reference-outside-skill': lint,
  'reference-too-deep': note,
  'windows-path': lint,
  'absolute-path': lint,
  'unfinished-text': lint,
  'readme-missing': { load: 'off', standard: 'off', profiles: { oss2: 'error' } },
  'readme-unneeded': { load: 'off', standard: 'off', profiles: { btw: 'info' } },
  'scripts-missing': { load: 'off', standard: 'off', profiles: { oss2: 'error' } },
  'scripts-init-missing': { load: 'off', standard: 'off', profiles: { oss2: 'error' } },
  'deprecated-file': { load: 'off', standard: 'off', profiles: { oss2: 'error' } },
  'reference-verdict': { load: 'off', standard: 'error' },
}
