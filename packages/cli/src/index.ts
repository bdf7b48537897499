/** The library's front door. */
export { MetierError } from '@metier/core'
export type {
  ActivationTool,
  ActivationToolOptions,
  CatalogEntry,
  CatalogView,
  ErrorCodeName,
  PromptSectionOptions,
  Skill,
  SkillState,
} from '@metier/core'
export { openCatalog } from '@metier/runtime'
export type { CatalogChange, CatalogHandle, CatalogService, OpenCatalogOptions, SkillTool } from '@metier/runtime'
