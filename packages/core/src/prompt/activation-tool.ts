import type { CatalogView } from '../catalog/view.ts'
import { buildIndex } from './build-index.ts'

export interface ActivationToolOptions {
  /** Default `skill` (OST-31). Presets have their own names (decisions R-13). */
  readonly name?: string
  /** The parameter that carries the skill's name. Default `name`. */
  readonly parameter?: string
  /** A rendered index to carry in the description, for hosts that have no room of their own for it. */
  readonly index?: string
}

/** A tool as every model API takes it. */
export interface ActivationTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of the arguments. */
  readonly inputSchema: {
    readonly type: 'object'
    readonly properties: Readonly<Record<string, { type: 'string'; description: string; enum?: readonly string[] }>>
    readonly additionalProperties: false
  }
}

/** Above this the list in the schema costs more than it helps, and the index carries the names anyway. */
const mostNames = 50

/**
 * Defines the tool that loads a skill, or nothing when there is none to load (BTW-36): a tool that can only fail
 * misleads. The schema lists the names while there are few; what comes in is still to be checked, since models also
 * send names in other spellings. The list of skills is asked for by leaving the name out: some model APIs refuse an
 * enum that holds an empty string.
 */
export function activationTool(
  view: Pick<CatalogView, 'active'>,
  options: ActivationToolOptions = {},
): ActivationTool | undefined {
  const names = buildIndex(view).items.map((item) => item.name)
  if (names.length === 0) return undefined
  const parameter = options.parameter ?? 'name'
  const few = names.length <= mostNames
  return {
    name: options.name ?? 'skill',
    description: descriptionOf(options.index ?? ''),
    inputSchema: {
      type: 'object',
      properties: {
        [parameter]: {
          type: 'string',
          description: 'Name of the skill, as listed. Leave it out to see the list.',
          ...(few ? { enum: names } : {}),
        },
        arguments: {
          type: 'string',
          description: 'What to hand to the skill, as one line of text.',
        },
      },
      additionalProperties: false,
    },
  }
}

function descriptionOf(index: string): string {
  const text =
    'Loads a skill: tested instructions for one kind of task, with the paths of the files that belong to it. ' +
    'Call it before you start on a task that a skill describes, then follow what it says.'
  return index === '' ? text : `${text}\n\n${index}`
}
