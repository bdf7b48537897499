export type { Catalog } from './catalog/catalog.ts'
export type { Candidate } from './catalog/candidate.ts'
export type { CatalogEntry, SkillState, StateReason } from './catalog/entry.ts'
export { scopes, type Scope } from './catalog/scope.ts'
export type { SkillRoot } from './catalog/skill-root.ts'
export type { CatalogView } from './catalog/view.ts'
export type { CatalogSettings, SkillEntryConfig, SkillReferences, ViewContext } from './catalog/view-context.ts'
export type { Diagnostic, Fix, Position, Range, Severity, TextEdit } from './diagnostic.ts'
export { errorCodes, type ErrorCode, type ErrorCodeName } from './errors/error-codes.ts'
export { MetierError, type MetierErrorOptions } from './errors/metier-error.ts'
export { nameKey } from './format/name-key.ts'
export type { ParsedSkill, SkillFile } from './format/parsed-skill.ts'
export type { SkillDocument } from './format/skill-document.ts'
export type { InstallOption, McpRequirement, Requirements, Skill } from './format/skill.ts'
export type { Clock } from './ports/clock.ts'
export type { DirectoryEntry, EntryKind, FileHead, FileStat, FileSystem, ReadHeadOptions } from './ports/file-system.ts'
export type { FileWriter } from './ports/file-writer.ts'
export type { Host } from './ports/host.ts'
export type { KnownSkillFacts, ScanVerdict, SkillFacts } from './ports/skill-facts.ts'
export type { TrustStore } from './ports/trust-store.ts'
export { estimateTokens } from './text/estimate-tokens.ts'
export { decodeText, type DecodedText, type DecodeOptions, type TextProblem } from './text/decode-text.ts'
export { LineIndex } from './text/line-index.ts'
export { rangeOf } from './text/range-of.ts'
export {
  matchSkill,
  type SearchableSkill,
  type SearchField,
  type SearchReason,
  type SkillMatch,
} from './search/match-skill.ts'
export { searchSkills, type SearchHit } from './search/search-skills.ts'
