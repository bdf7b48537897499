export type { CatalogChange, CatalogService, LoadedSkill, SkillResource, ViewOptions } from './catalog-service.ts'
export type { Configuration, ConfigurationOrigin, ConfigurationValue } from './configuration.ts'
export type { Journal, JournalLevel } from './journal.ts'
