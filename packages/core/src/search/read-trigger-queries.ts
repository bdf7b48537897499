/** A question, and whether a skill should be taken for it. */
export interface TriggerQuery {
  readonly query: string
  readonly shouldTrigger: boolean
}

const most = 500
const queryKeys = ['query', 'prompt', 'input', 'text']
const wantedKeys = ['should_trigger', 'shouldTrigger', 'should-trigger', 'expected', 'trigger']

/**
 * The questions of an evaluation file as read from JSON or YAML: a list of `{query, should_trigger}`, the same below
 * `queries`, `evals` or `triggers`, or two lists of texts, `should_trigger` and `should_not_trigger`. A plain text
 * should trigger. `undefined` for anything else.
 */
export function readTriggerQueries(value: unknown): readonly TriggerQuery[] | undefined {
  if (Array.isArray(value)) return fromList(value)
  if (!isRecord(value)) return undefined
  const list = ['queries', 'evals', 'triggers'].map((key) => value[key]).find(Array.isArray)
  if (list !== undefined) return fromList(list)
  const wanted = textsOf(value['should_trigger'])
  const unwanted = textsOf(value['should_not_trigger'])
  if (wanted === undefined && unwanted === undefined) return undefined
  return [
    ...(wanted ?? []).map((query) => ({ query, shouldTrigger: true })),
    ...(unwanted ?? []).map((query) => ({ query, shouldTrigger: false })),
  ].slice(0, most)
}

function fromList(list: readonly unknown[]): readonly TriggerQuery[] | undefined {
  const queries = list.slice(0, most).map(queryOf)
  return queries.every((each) => each !== undefined) ? queries : undefined
}

function queryOf(value: unknown): TriggerQuery | undefined {
  if (typeof value === 'string') return { query: value, shouldTrigger: true }
  if (!isRecord(value)) return undefined
  const query = queryKeys.map((key) => value[key]).find((each) => typeof each === 'string')
  const wanted = wantedKeys.map((key) => value[key]).find((each) => typeof each === 'boolean')
  return query === undefined ? undefined : { query, shouldTrigger: wanted ?? true }
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
