import { listFilters } from './list-filters.ts'
import type { TemplateFilter } from './filter-given.ts'
import { textFilters } from './text-filters.ts'
import { valueFilters } from './value-filters.ts'

/** Every filter there is, by name. A template cannot bring more. */
export const templateFilters: ReadonlyMap<string, TemplateFilter> = new Map([
  ...textFilters,
  ...listFilters,
  ...valueFilters,
])
