export { configurationJsonSchema, configurationSchema } from './configuration-schema.ts'
export { frontmatterJsonSchemas } from './frontmatter-json-schemas.ts'
export { frontmatterSchemas, type FrontmatterDialect } from './frontmatter-schemas.ts'
