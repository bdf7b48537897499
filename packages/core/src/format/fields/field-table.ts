import type { Skill } from '../skill.ts'
import type { FieldKind } from './field-kind.ts'

/** One field of the canonical model, and every place it is read from (decisions, canonical field table). */
export interface FieldRow {
  readonly field: Exclude<keyof Skill, 'metadata' | 'extra'>
  readonly kind: FieldKind
  /** The key that we write. */
  readonly key: string
  /** Where we write it: among the six fields of the specification, or under `metadata`. */
  readonly home: 'top' | 'metadata'
  /** Spellings accepted at the top level, besides `key` itself where `home` is `top`. */
  readonly top: readonly string[]
  /** Spellings accepted directly under `metadata`, besides `key` itself where `home` is `metadata`. */
  readonly metadata: readonly string[]
  /** Keys accepted in a vendor's block such as `metadata.openclaw`. */
  readonly vendor: readonly string[]
  /** Several spellings add up instead of contradicting each other (decisions R-26). */
  readonly union?: boolean
}

/** Read into `Skill.metadata` from either level, never interpreted (decisions, field table). */
export const verbatimFields = ['permissions', 'require_refs', 'execution_mode', 'routing_strategy'] as const

const none: readonly string[] = []
const triggerWords = ['triggers', 'routing_keywords', 'routing-keywords', 'keywords']

// prettier-ignore
export const fieldTable: readonly FieldRow[] = [
  { field: 'name', kind: 'text', key: 'name', home: 'top', top: none, metadata: none, vendor: none },
  { field: 'description', kind: 'text', key: 'description', home: 'top', top: none, metadata: none, vendor: none },
  { field: 'license', kind: 'text', key: 'license', home: 'top', top: none, metadata: none, vendor: none },
  { field: 'compatibility', kind: 'text', key: 'compatibility', home: 'top', top: none, metadata: none, vendor: none },
  { field: 'allowedTools', kind: 'tools', key: 'allowed-tools', home: 'top', top: ['allowed_tools', 'allowedTools'], metadata: none, vendor: none },
  { field: 'disallowedTools', kind: 'tools', key: 'disallowed-tools', home: 'metadata', top: ['disallowed-tools', 'disallowed_tools', 'disallowedTools'], metadata: none, vendor: none },
  { field: 'version', kind: 'text', key: 'version', home: 'metadata', top: ['version'], metadata: none, vendor: none },
  { field: 'authors', kind: 'authors', key: 'author', home: 'metadata', top: ['author', 'authors'], metadata: ['authors'], vendor: none },
  { field: 'triggers', kind: 'phrases', key: 'triggers', home: 'metadata', top: triggerWords, metadata: triggerWords.slice(1), vendor: none, union: true },
  { field: 'intents', kind: 'sentences', key: 'intents', home: 'metadata', top: ['intents'], metadata: none, vendor: none },
  { field: 'tags', kind: 'words', key: 'tags', home: 'metadata', top: ['tags'], metadata: none, vendor: none },
  { field: 'category', kind: 'text', key: 'category', home: 'metadata', top: ['category', 'domain'], metadata: none, vendor: ['category'] },
  { field: 'mcp', kind: 'mcp', key: 'mcp-servers', home: 'metadata', top: ['mcp-servers', 'mcp_servers', 'requires_mcp', 'requires-mcp'], metadata: ['mcp_servers', 'requires_mcp', 'requires-mcp'], vendor: none },
  { field: 'dependencies', kind: 'skills', key: 'dependencies', home: 'metadata', top: ['dependencies', 'depends-on', 'depends_on'], metadata: none, vendor: none },
  { field: 'roles', kind: 'words', key: 'roles', home: 'metadata', top: ['roles', 'applicable_roles', 'applicable-roles'], metadata: none, vendor: none },
  { field: 'requires', kind: 'requires', key: 'requires', home: 'metadata', top: none, metadata: none, vendor: ['requires'] },
  { field: 'os', kind: 'platforms', key: 'os', home: 'metadata', top: ['os', 'platform', 'platforms'], metadata: none, vendor: ['os'] },
  { field: 'install', kind: 'install', key: 'install', home: 'metadata', top: none, metadata: none, vendor: ['install'] },
  { field: 'always', kind: 'boolean', key: 'always', home: 'metadata', top: none, metadata: none, vendor: ['always'] },
  { field: 'primaryEnv', kind: 'text', key: 'primaryEnv', home: 'metadata', top: none, metadata: none, vendor: ['primaryEnv'] },
  { field: 'emoji', kind: 'text', key: 'emoji', home: 'metadata', top: ['emoji'], metadata: none, vendor: ['emoji'] },
  { field: 'skillKey', kind: 'text', key: 'skillKey', home: 'metadata', top: none, metadata: none, vendor: ['skillKey'] },
  { field: 'homepage', kind: 'text', key: 'homepage', home: 'metadata', top: ['homepage'], metadata: none, vendor: ['homepage'] },
  { field: 'context', kind: 'context', key: 'context', home: 'metadata', top: ['context'], metadata: none, vendor: none },
  { field: 'model', kind: 'text', key: 'model', home: 'metadata', top: ['model'], metadata: none, vendor: none },
  { field: 'agent', kind: 'text', key: 'agent', home: 'metadata', top: ['agent'], metadata: none, vendor: none },
  { field: 'effort', kind: 'text', key: 'effort', home: 'metadata', top: ['effort'], metadata: none, vendor: none },
  { field: 'userInvocable', kind: 'boolean', key: 'user-invocable', home: 'metadata', top: ['user-invocable', 'user_invocable', 'userInvocable', 'user-invokable', 'user_invokable', 'userInvokable'], metadata: ['user_invocable', 'userInvocable'], vendor: none },
  { field: 'disableModelInvocation', kind: 'boolean', key: 'disable-model-invocation', home: 'metadata', top: ['disable-model-invocation', 'disable_model_invocation', 'disableModelInvocation'], metadata: ['disable_model_invocation', 'disableModelInvocation'], vendor: none },
  { field: 'argumentHint', kind: 'hint', key: 'argument-hint', home: 'metadata', top: ['argument-hint', 'argument_hint', 'argumentHint'], metadata: none, vendor: none },
  { field: 'arguments', kind: 'words', key: 'arguments', home: 'metadata', top: ['arguments'], metadata: none, vendor: none },
  { field: 'paths', kind: 'globs', key: 'paths', home: 'metadata', top: ['paths'], metadata: none, vendor: none },
  { field: 'whenToUse', kind: 'text', key: 'when-to-use', home: 'metadata', top: ['when_to_use', 'when-to-use', 'whenToUse'], metadata: ['when_to_use'], vendor: none },
  { field: 'hooks', kind: 'any', key: 'hooks', home: 'metadata', top: ['hooks'], metadata: none, vendor: none },
  { field: 'enabled', kind: 'boolean', key: 'enabled', home: 'metadata', top: ['enabled'], metadata: none, vendor: none },
  { field: 'confidence', kind: 'text', key: 'confidence', home: 'metadata', top: ['confidence'], metadata: none, vendor: none },
  { field: 'source', kind: 'text', key: 'source', home: 'metadata', top: ['source'], metadata: none, vendor: none },
]
