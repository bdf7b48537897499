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
export { codes, type CodePage } from './format/codes.ts'
export { fixSkill, type FixOptions, type FixResult } from './format/fix-skill.ts'
export { judge } from './format/judge.ts'
export { levels, type Level } from './format/levels.ts'
export { migrateSkill, type MigrateOptions, type Migration } from './format/migrate-skill.ts'
export {
  planNewSkill,
  resourceKinds,
  type NewSkillOptions,
  type NewSkillPlan,
  type ResourceKind,
} from './format/plan-new-skill.ts'
export { profiles, type Profile } from './format/profiles.ts'
export { toGithubAnnotations } from './format/report/to-github-annotations.ts'
export { toSarif, type SarifOptions } from './format/report/to-sarif.ts'
export type { ValidatedFile } from './format/report/validated-file.ts'
export { rules } from './format/rules/index.ts'
export type { Rule } from './format/rules/rule.ts'
export { severityOf, type Judgement } from './format/severity-of.ts'
export { severityTable, type SeverityRow, type Setting } from './format/severity-table.ts'
export { validateSkill, type ValidateOptions, type ValidationResult } from './format/validate-skill.ts'
export type { MetadataStyle } from './format/write/metadata-style.ts'
export { writeSkill, type WriteSkillOptions } from './format/write-skill.ts'
export { nameKey } from './format/name-key.ts'
export type { ParsedSkill, SkillFile } from './format/parsed-skill.ts'
export type { SkillDocument } from './format/skill-document.ts'
export type { InstallOption, McpRequirement, Requirements, Skill } from './format/skill.ts'
export type { SkillCommand } from './commands/skill-command.ts'
export type { PlannedInsertion, RenderPlan } from './render/render-plan.ts'
export { readSkillHooks, type SkillHook, type SkillHookEvent } from './render/read-skill-hooks.ts'
export { assembleRendering } from './render/assemble-rendering.ts'
export { planRendering, type PlanRenderingOptions } from './render/plan-rendering.ts'
export { shellWord } from './render/shell-value.ts'
export { splitArguments } from './render/split-arguments.ts'
export type { AgentDriver, AgentEvent, AgentResult, AgentRun, AgentTask } from './ports/agent-driver.ts'
export type { AgentSettings } from './ports/agent-settings.ts'
export type { Approval, ApprovalRequest, Approver } from './ports/approver.ts'
export type { AuditEntry, AuditLog, AuditQuery } from './ports/audit-log.ts'
export type { CancelSignal } from './ports/cancel-signal.ts'
export type { Clock } from './ports/clock.ts'
export type { DirectoryEntry, EntryKind, FileHead, FileStat, FileSystem, ReadHeadOptions } from './ports/file-system.ts'
export type { FileWriter } from './ports/file-writer.ts'
export type { Host } from './ports/host.ts'
export type {
  Sandbox,
  SandboxCommand,
  SandboxGrants,
  SandboxLimits,
  SandboxOutcome,
  SandboxProcess,
} from './ports/sandbox.ts'
export { sandboxPromises, type SandboxPromise } from './ports/sandbox-promises.ts'
export type { KnownSkillFacts, ScanVerdict, SkillFacts } from './ports/skill-facts.ts'
export type { TrustStore } from './ports/trust-store.ts'
export { estimateTokens } from './text/estimate-tokens.ts'
export { decodeText, type DecodedText, type DecodeOptions, type TextProblem } from './text/decode-text.ts'
export { LineIndex } from './text/line-index.ts'
export { rangeOf } from './text/range-of.ts'
export { SegmentBuilder, type DocumentNote } from './search/segment-builder.ts'
export {
  createSearch,
  type Search,
  type SearchQueryOptions,
  type SearchSubject,
  type SubjectAt,
} from './search/create-search.ts'
export type { SearchAnswer, SearchHit, SearchReason, SearchVerdict } from './search/search-answer.ts'
export { searchDocument, type SearchableSkill, type SearchDocument } from './search/search-document.ts'
export { searchFields, type SearchField } from './search/search-field.ts'
export { searchDocuments, type DocumentSubject } from './search/search-documents.ts'
export { createSearchIndex, type IndexPart, type SearchIndex } from './search/create-search-index.ts'
export { orderSubjects } from './search/order-subjects.ts'
export { SearchSegment } from './search/search-segment.ts'
export { DamagedSegment } from './search/damaged-segment.ts'
export { hashBytes } from './search/hash-bytes.ts'
export { searchSkills } from './search/search-skills.ts'
export { blendMeaning, type BlendMeaningOptions } from './search/blend-meaning.ts'
export type { Embedder } from './ports/embedder.ts'
export { readTriggerQueries, type TriggerQuery } from './search/read-trigger-queries.ts'
export { deriveTriggerQueries } from './search/derive-trigger-queries.ts'
export { evaluateTriggers, type EvaluateTriggersOptions, type TriggerResult } from './search/evaluate-triggers.ts'
export {
  responseMode,
  responseModes,
  type LightweightSpawn,
  type ResponseMode,
  type RoutedResponse,
  type TaskMatches,
} from './search/response-mode.ts'
export { skillBody } from './search/skill-body.ts'
export { compareBytes } from './catalog/compare-bytes.ts'
export { compareRoots } from './catalog/compare-roots.ts'
export { createCatalog, type CatalogParts } from './catalog/create-catalog.ts'
export { createStandardJudge, type StandardJudge } from './catalog/create-standard-judge.ts'
export { createView } from './catalog/create-view.ts'
export { resolveReferences } from './catalog/resolve-references.ts'
export { updateCatalog, type CatalogUpdate } from './catalog/update-catalog.ts'
export type { Dialect, DialectLimits, DialectRoot } from './dialects/dialect.ts'
export { dialects } from './dialects/dialects.ts'
export { findDialect } from './dialects/find-dialect.ts'
export { findPreset } from './dialects/find-preset.ts'
export type { Preset, PresetIndex, PresetWriteRoots } from './dialects/preset.ts'
export { presets } from './dialects/presets.ts'
export type { RootPattern } from './dialects/root-pattern.ts'
export { rootPatterns } from './dialects/skill-root-patterns.ts'
export { toolAliases, type ToolAlias } from './dialects/tool-aliases.ts'
export { configurationKeys, type ConfigurationKey } from './schema/configuration-keys.ts'
export { configurationTree, type ConfigurationBranch } from './schema/configuration-tree.ts'
export { readYamlMapping, type YamlMapping } from './schema/read-yaml-mapping.ts'
export type { FrontmatterNode, ListNode, MapNode, MapPair, ScalarNode } from './format/frontmatter/node.ts'
export { buildIndex, type IndexOptions } from './prompt/build-index.ts'
export { fitIndex, type FitOptions } from './prompt/fit-index.ts'
export { indexBudget, type IndexBudgetOptions } from './prompt/index-budget.ts'
export { promptIndex, type PromptIndex, type PromptIndexOptions } from './prompt/prompt-index.ts'
export { indexFormats, renderIndex, type IndexFormat } from './prompt/render-index.ts'
export type { RenderIndex, RenderOptions } from './prompt/render-options.ts'
export type { SkillIndex, SkillIndexItem } from './prompt/skill-index.ts'
export { applyEdits } from './text/apply-edits.ts'
export { frontmatterHead, longestHead } from './format/frontmatter-head.ts'
export { parseDocument } from './format/parse-document.ts'
export { blankSkill } from './format/fields/blank-skill.ts'
export { packSkill, type PackedFields } from './format/pack-skill.ts'
export { parseSkill } from './format/parse-skill.ts'
export { unpackSkill } from './format/unpack-skill.ts'
export type { ReadOptions } from './format/read-file.ts'
export { fieldTable, vendorBlocks, verbatimFields, type FieldRow } from './format/fields/field-table.ts'
export type { FieldKind } from './format/fields/field-kind.ts'
export { readingCodes, type ReadingCode, type ReadingCodeName } from './format/reading-codes.ts'
export type { ActivationSource } from './prompt/activation-source.ts'
export { activationText, type ActivationOptions } from './prompt/activation-text.ts'
export { activationTool, type ActivationTool, type ActivationToolOptions } from './prompt/activation-tool.ts'
export { instructions, type InstructionsOptions } from './prompt/instructions.ts'
export { plainActivationText } from './prompt/plain-activation-text.ts'
export { requestedSkill, type RequestedSkill, type RequestOptions } from './prompt/requested-skill.ts'
export { truncateToTokens } from './text/truncate-to-tokens.ts'
export { buildsOn, type BuildsOn } from './catalog/builds-on.ts'
export { dependencyOrder, type DependencyOrder, type MissingDependency } from './catalog/dependency-order.ts'
export { dependencyProblems } from './catalog/dependency-problems.ts'
export { explainAbsence, type AbsenceQuestion, type Explanation } from './catalog/explain-absence.ts'
export { groupForSearch, searchOrder, type SearchGroup } from './catalog/search-order.ts'
export { parseWriteScope, type WriteScope } from './catalog/parse-write-scope.ts'
export { chooseWriteRoot, type WriteBases, type WriteRequest, type WriteTarget } from './catalog/choose-write-root.ts'
export { isTrusted, type TrustQuestion } from './policy/is-trusted.ts'
export { matchesToolPattern, type ToolCall } from './policy/matches-tool-pattern.ts'
export { parseToolPattern } from './policy/parse-tool-pattern.ts'
export type { ToolPattern } from './policy/tool-pattern.ts'
export type { TrustRecord } from './policy/trust-record.ts'
export { decideShellPermission } from './policy/decide-shell-permission.ts'
export { decideToolPermission } from './policy/decide-tool-permission.ts'
export type { PermissionVerdict } from './policy/permission-verdict.ts'
export { parsePermissionRules, type ParsedPermissions, type PermissionTexts } from './policy/parse-permission-rules.ts'
export { permissionPatterns } from './policy/permission-patterns.ts'
export type { PermissionRule, PermissionRules } from './policy/permission-rules.ts'
export { patternsCover, type CoveredThing } from './policy/patterns-cover.ts'
export { readShellLine } from './policy/read-shell-line.ts'
export type { ShellLine, ShellPart } from './policy/shell-line.ts'
export { usualNeeds, type UsualNeeds } from './policy/usual-needs.ts'
export { assemblePrompt, type AssembleOptions, type PromptParts } from './prompt/assemble-prompt.ts'
export { collectMcpNeeds, type CollectMcpNeedsOptions, type McpNeed } from './prompt/collect-mcp-needs.ts'
export {
  environmentManifest,
  type EnvironmentManifest,
  type EnvironmentManifestOptions,
} from './prompt/environment-manifest.ts'
export { oneLine } from './prompt/one-line.ts'
export { measuredSection, type PromptSectionOptions } from './prompt/measured-section.ts'
export { promptSection } from './prompt/prompt-section.ts'
export { renderMcpNeeds, type RenderMcpNeedsOptions } from './prompt/render-mcp-needs.ts'
export { findReferenceFile } from './format/reference-exact/find-reference-file.ts'
export { readReference, type ReferenceReading } from './format/reference-exact/read-reference.ts'
export {
  referenceProperties,
  type PropertiesReading,
  type ReferenceProperties,
} from './format/reference-exact/reference-properties.ts'
export { toPromptReference, type ReferencePromptEntry } from './format/reference-exact/to-prompt-reference.ts'
export { validateReference, type ReferenceInput } from './format/reference-exact/validate-reference.ts'
export { applyPolicy } from './scan/apply-policy.ts'
export type { ScanJudge, ScanJudgement, ScanJudgeRequest } from './ports/scan-judge.ts'
export { judgeMessages, judgeVersion, type JudgeMessage } from './scan/judge/judge-messages.ts'
export { judgeRequest } from './scan/judge/judge-request.ts'
export { raiseReport } from './scan/judge/raise-report.ts'
export { readJudgement } from './scan/judge/read-judgement.ts'
export { newFindings } from './scan/new-findings.ts'
export { scanEngineVersion } from './scan/scan-engine-version.ts'
export type { ScanConfidence, ScanFinding } from './scan/scan-finding.ts'
export { scanPolicies, scanPolicyNames, type ScanPolicyName } from './scan/scan-policies.ts'
export type { EndedException, ScanPolicy } from './scan/scan-policy.ts'
export { scanPolicyFor, type PolicyChoice } from './scan/scan-policy-for.ts'
export type { ScanReport } from './scan/scan-report.ts'
export type { ScanHit, ScanRule } from './scan/scan-rule.ts'
export { scanRules } from './scan/scan-rules.ts'
export { scanSeverities, type ScanSeverity } from './scan/scan-severities.ts'
export type { SyntaxLanguage, SyntaxNode, SyntaxParser } from './ports/syntax-parser.ts'
export { scanSkill } from './scan/scan-skill.ts'
export { verdictOf } from './scan/verdict-of.ts'
export type { ScanFile, ScanNote, SkillToScan } from './scan/skill-to-scan.ts'
export { closestWord } from './text/closest-word.ts'
export { editDistance } from './text/edit-distance.ts'
export { collisionKey } from './package/collision-key.ts'
export { entryPathProblem } from './package/entry-path-problem.ts'
export { formatSource } from './package/format-source.ts'
export type {
  IncomingSkill,
  InstallPlace,
  InstallPlan,
  InstallRefusal,
  InstallStep,
  PresentThing,
} from './package/install-plan.ts'
export type { Json, LockEntry, LockFile } from './package/lock-file.ts'
export { mergeLockFiles, type LockSides, type MergeChoice, type MergedLock } from './package/merge-lock-files.ts'
export type { PackageRequest, PackageSource, PackageSourceKind } from './package/package-source.ts'
export { parseSource, type ParseSourceOptions } from './package/parse-source.ts'
export { planInstall, type PlanInstallOptions } from './package/plan-install.ts'
export { readLockFile } from './package/read-lock-file.ts'
export { isConflicted } from './package/is-conflicted.ts'
export { sourceOfEntry, type SourceOfEntryOptions } from './package/source-of-entry.ts'
export { splitConflict, type ConflictSides } from './package/split-conflict.ts'
export { writeLockFile } from './package/write-lock-file.ts'
export { commandToolName } from './commands/command-tool-name.ts'
export {
  defineCommand,
  type CommandContext,
  type CommandDefinition,
  type InputSchema,
} from './commands/define-command.ts'
export type { FoundCommand, FoundCommands } from './commands/found-command.ts'
export { canonicalJson } from './commands/input/canonical-json.ts'
export { checkInput, type CheckedInput } from './commands/input/check-input.ts'
export { inputFromWords, type WordsRead } from './commands/input/input-from-words.ts'
export type { JsonSchema } from './commands/json-schema.ts'
export { describePython } from './commands/python/describe-python.ts'
export { readCategory, type CommandCategory } from './commands/read-category.ts'
export { describeScript } from './commands/script/describe-script.ts'
export { renderTemplate, type RenderedTemplate, type RenderTemplateOptions } from './template/render-template.ts'
export { templateLimits, type TemplateLimits } from './template/template-budget.ts'
export { splitCommandId, type CommandIdParts } from './commands/split-command-id.ts'
export { agentPlaces, type AgentPlacesOptions } from './package/agent-places.ts'
export {
  mergeFiles,
  type FileMerge,
  type FileVersions,
  type SkillFileContent,
  type SkillFiles,
} from './package/merge-files.ts'
export { agentConnections, type AgentConnection } from './dialects/agent-connections.ts'
export { planConnection, type ConnectionPlan, type PlanConnectionOptions } from './connect/plan-connection.ts'
export { afterwardsText, type AfterwardsPlaces } from './team/afterwards-text.ts'
export { charterRole } from './team/charter-role.ts'
export type { SpawnDocument, SpawnParts } from './team/spawn-parts.ts'
export { spawnPrompt, type SpawnOptions, type SpawnPrompt } from './team/spawn-prompt.ts'
export type { SpawnRow } from './team/spawn-row.ts'
