type Schema = Readonly<Record<string, unknown>>

const text = { type: 'string' }
const texts = { type: 'array', items: text }

const objectOf = (properties: Schema, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})

const named = (schema: string, properties: Schema): Schema => objectOf({ schema: { const: schema }, ...properties })

const content = (schema: Schema) => ({ content: { 'application/json': { schema } } })

const body = (schema: Schema) => ({ requestBody: { required: true, ...content(schema) } })

const conversation = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,128}$' },
}

const limit = (description: string): Schema => ({ type: 'number', minimum: 0, description })

const health = named('metier.health/1', { status: { const: 'ok' }, version: text, instance: text })

const readiness = named('metier.ready/1', { status: { enum: ['ready', 'stopping'] } })

const active = { ...texts, description: 'Which skills are loaded, the latest first.' }

const activation = objectOf({ name: text, arguments: text, again: { type: 'boolean' } }, ['name'])

const reattachment = objectOf({ perSkill: limit('Tokens of one skill.'), total: limit('Tokens of all.') }, [])

/** The answer to a request, or how it can fail. */
type Answer = (description: string, schema: Schema) => Schema

/** What OpenAPI says of all that is no operation. `failed` is how a request can fail, by status. */
export function otherPaths(failed: Schema): Schema {
  const answer: Answer = (description, schema) => ({ 200: { description, ...content(schema) }, ...failed })
  const plain = (description: string, type: string) => ({ 200: { description, content: { [type]: {} } }, ...failed })
  return {
    '/health': { get: { operationId: 'health', security: [{}], responses: answer('It lives.', health) } },
    '/ready': {
      get: {
        operationId: 'ready',
        security: [{}],
        responses: { ...answer('It serves.', readiness), 503: { description: 'Not now.', ...content(readiness) } },
      },
    },
    '/metrics': { get: { operationId: 'metrics', responses: plain('Prometheus text format.', 'text/plain') } },
    '/v1/events': {
      get: { operationId: 'events', responses: plain('What happens, as it happens.', 'text/event-stream') },
    },
    ...conversationPaths(answer),
  }
}

function conversationPaths(answer: Answer): Schema {
  return {
    '/v1/conversations/{id}': {
      parameters: [conversation],
      get: {
        operationId: 'conversation',
        responses: answer('What it has.', named('metier.conversation/1', { id: text, active })),
      },
      delete: {
        operationId: 'end-conversation',
        responses: answer(
          'It is forgotten.',
          named('metier.conversation/1', { id: text, active, ended: { type: 'boolean' } }),
        ),
      },
    },
    '/v1/conversations/{id}/activate': {
      parameters: [conversation],
      post: {
        operationId: 'activate-in-conversation',
        ...body(activation),
        responses: answer(
          'The text of a skill, or a note that it is there already.',
          named('metier.activation/1', { name: text, text, active }),
        ),
      },
    },
    '/v1/conversations/{id}/reattach': {
      parameters: [conversation],
      post: {
        operationId: 'reattach',
        ...body(reattachment),
        responses: answer(
          'The loaded skills as one text, after a compaction.',
          named('metier.reattachment/1', { text, active }),
        ),
      },
    },
  }
}
