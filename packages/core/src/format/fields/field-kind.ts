/**
 * How the value of a field is read. Lists may be YAML lists, JSON in a string, or one string split as said here:
 * - `words`: at commas if there are any, else at white space
 * - `phrases`: at commas
 * - `sentences`: at line breaks only, since sentences have commas
 * - `tools`: at white space and commas outside parentheses
 * - `globs`: at commas outside braces
 */
export type FieldKind =
  | 'text'
  | 'boolean'
  | 'words'
  | 'phrases'
  | 'sentences'
  | 'authors'
  | 'tools'
  | 'globs'
  | 'mcp'
  | 'requires'
  | 'platforms'
  | 'install'
  | 'context'
  | 'hint'
  | 'skills'
  | 'any'
