import { errorCodes } from '@metier/core'
import { loadOperation, operationSchemas, registry, type AnyOperation } from '@metier/operations'
import { otherPaths } from './other-paths.ts'

/** The statuses with which a request can fail, each once. */
const failures = [...new Set(Object.values(errorCodes).map(({ http }) => http))].toSorted((a, b) => a - b)

/** The answers to what failed, by status. */
const failed = Object.fromEntries(failures.map((status) => [status, { $ref: '#/components/responses/Failed' }]))

/** The daemon's HTTP interface as OpenAPI 3.1, made from the operations: what is offered is what is described. */
export async function buildOpenApi(version: string): Promise<object> {
  const operations = await Promise.all(Object.keys(registry).map((name) => loadOperation(name)))
  const offered = operations.filter(({ surfaces }) => surfaces.includes('http'))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Metier',
      version,
      description: 'Agent Skills, served. Operations take their input as a JSON object and answer with JSON.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    security: [{}, { token: [] }],
    paths: {
      ...Object.fromEntries(offered.map((operation) => [pathOf(operation), { post: describe(operation) }])),
      ...otherPaths(failed),
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: '`metier serve token` makes one.' },
      },
      schemas: { Error: errorSchema },
      responses: {
        Failed: {
          description: 'It failed, and says why.',
          content: { 'application/json': { schema: errorReference } },
        },
      },
    },
  }
}

function pathOf({ name }: AnyOperation): string {
  return `/v1/${name.split(' ').join('/')}`
}

function describe(operation: AnyOperation): object {
  const { name, summary, description, effects, group } = operation
  const { input, output } = operationSchemas(operation)
  return {
    operationId: name.replaceAll(' ', '-'),
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [group],
    'x-effects': effects,
    requestBody: { required: true, content: { 'application/json': { schema: input } } },
    responses: {
      200: { description: 'The answer.', content: { 'application/json': { schema: output } } },
      ...failed,
    },
  }
}

const errorReference = { $ref: '#/components/schemas/Error' }

const errorSchema = {
  type: 'object',
  required: ['schema', 'error'],
  properties: {
    schema: { const: 'metier.error/1' },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: Object.keys(errorCodes) },
        message: { type: 'string' },
        next: { type: 'string', description: 'What to do now.' },
      },
    },
  },
}
