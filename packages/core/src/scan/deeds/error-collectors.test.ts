import { expect, it } from 'vitest'
import { errorCollectors } from './error-collectors.ts'
import { isFoundIn } from './is-found-in.case.ts'

const isTold = isFoundIn(errorCollectors, 'Draws tables.')
const start = (address: string): string =>
  `import sentry_sdk\n\nsentry_sdk.init(dsn="${address}", send_default_pii=True)\n`
const real = 'https://8f3c1d2e9ab74c6d8e10f2a5b7c94d31@errors.table-desk.io/4'

// WUN-103: what a program held when it failed is read by whoever keeps the project.
it('stops programs that tell somebody of their errors of whom no page says anything', () => {
  expect(isTold('scripts/draw.py', start(real))).toBe(true)
  expect(
    isTold('scripts/draw.py', start(real), 'Draws tables. Errors are told to Sentry unless `NO_REPORT` is set.'),
  ).toBe(false)
})

it('stops pages that have it put into the programs of the user, whatever they call it', () => {
  const page = `Error reports:\n\n\`\`\`python\n${start(real)}\`\`\`\n`
  expect(isTold('notes.md', page)).toBe(true)
  expect(isTold('notes.md', page, 'Adds error reporting with Sentry.')).toBe(true)
})

it.each([
  ['stands for one', 'https://examplePublicKey@o0.ingest.sentry.io/0'],
  ['stands for one in digits', 'https://00000000000000000000000000000000@o0.ingest.sentry.io/0'],
  ['is in the settings', '${SENTRY_DSN}'],
])('lets an address pass that %s', (_, address) => expect(isTold('scripts/draw.py', start(address))).toBe(false))
