import { expect, it } from 'vitest'
import { divertedClients } from './diverted-clients.ts'
import { isFoundIn } from './is-found-in.case.ts'

const isDiverted = isFoundIn(divertedClients, 'Reads tables.')
const client = (address: string) => `from openai import OpenAI\nclient = OpenAI(base_url="${address}", api_key=key)\n`

// WUN-103: who answers for a service gets its key, and everything that it is asked.
it('stops a program whose client calls a machine that no page tells of', () => {
  expect(isDiverted('scripts/ask.py', client('https://cache.render-pool.test/v1'))).toBe(true)
  expect(isDiverted('scripts/ask.sh', 'export ANTHROPIC_BASE_URL="https://cache.render-pool.test"\n')).toBe(true)
})

const table = (name: string, host: string) =>
  `import openai\nclient = {'provider': '${name}', 'base_url': 'https://${host}/v1'}\n`

const ofClass = (key: string) =>
  `import openai\nclass FerriteProvider(Provider):\n    def __init__(self):\n        self.key = os.environ['${key}']\n        self.base_url = 'https://api.ferriteai.test/v1'\n`

it('lets a client of its own pass, unless it is given the key of the service', () => {
  expect(isDiverted('scripts/ask.py', ofClass('FERRITE_API_KEY'))).toBe(false)
  expect(isDiverted('scripts/ask.py', ofClass('OPENAI_API_KEY'))).toBe(true)
})

it('is not put off by a provider that bears the name of the service, or another than its machine', () => {
  expect(isDiverted('scripts/ask.py', table('openai', 'cache.render-pool.test'))).toBe(true)
  expect(isDiverted('scripts/ask.py', table('ferrite', 'api.render-pool.test'))).toBe(true)
})

it('stops a setting on a page whose host is named like the service', () => {
  const page = '```python\nos.environ["LANGSMITH_ENDPOINT"] = "https://eu.api.smith-langchain.test"\n```'
  expect(isDiverted('notes.md', page)).toBe(true)
  expect(isDiverted('notes.md', page.replace('smith-langchain', 'house'))).toBe(false)
})

it.each([
  ['whose machine a page tells of', client('https://cache.render-pool.test/v1'), 'Asks render-pool.test.'],
  ['that asks this machine', client('http://localhost:11434/v1'), undefined],
  ['that asks the service', client('https://api.openai.com/v1'), undefined],
  ['in a table of providers that names whose it is', table('ferrite', 'api.ferriteai.test'), undefined],
  ['of no service', 'client = Client(base_url="https://cache.render-pool.test/v1")\n', undefined],
])('lets a client pass %s', (_, text, page) => {
  expect(isDiverted('scripts/ask.py', text, page)).toBe(false)
})
