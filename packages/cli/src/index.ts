// What a program gets from `import … from 'metier'`. Named one by one: a name here is a promise.
export {
  activationText,
  assemblePrompt,
  defineCommand,
  estimateTokens,
  MetierError,
  parseSkill,
  promptIndex,
  promptSection,
  type Candidate,
  type CommandContext,
  type CommandDefinition,
  type InputSchema,
  type JsonSchema,
  type SkillCommand,
  type Catalog,
  type CatalogEntry,
  type CatalogView,
  type Diagnostic,
  type ErrorCodeName,
  type ParsedSkill,
  type PromptIndex,
  type PromptIndexOptions,
  type PromptSectionOptions,
  type ScanFinding,
  type ScanPolicyName,
  type ScanReport,
  type Scope,
  type Skill,
  type SkillFile,
  type SkillState,
  type StateReason,
} from '@metier/core'
export {
  openCatalog,
  scanSkillDirectory,
  type CatalogChange,
  type CatalogHandle,
  type CatalogService,
  type CommandList,
  type CommandListOptions,
  type CommandResult,
  type CommandService,
  type LoadedSkill,
  type OpenCatalogOptions,
  type RenderedStep,
  type RunSkillOptions,
  type SkillRendering,
  type ScanSkillDirectoryOptions,
  type SkillTool,
} from '@metier/runtime'
export { createSkill, type CreateSkillOptions } from './library/create-skill.ts'
export { fetchSkill, type FetchedSkill, type FetchSkillOptions } from './library/fetch-skill.ts'
export { installSkillGithub, type InstallSkillGithubOptions } from './library/install-skill-github.ts'
export { installSkillPackage, type InstallSkillPackageOptions } from './library/install-skill-package.ts'
export type { LibraryOptions } from './library/library-options.ts'
export { validateSkill, type SkillFinding, type SkillValidity } from './library/validate-skill.ts'
