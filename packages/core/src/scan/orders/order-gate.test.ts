import { expect, test } from 'vitest'
import { scanRules } from '../scan-rules.ts'
import { orderGate } from './order-gate.ts'

test('the table of what patterns need is what comes of them; `npx vitest run order-gate -u` writes it anew', async () => {
  // They bring every pattern along.
  expect(scanRules).not.toEqual([])
  const page = [
    '/** What the patterns of `orderGate` need; its test writes it. One that is missing only takes longer to start with. */',
    `export const orderNeeds = \`${orderGate.table()}\``,
    '',
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('order-needs.ts')
})
