import { expect, it } from 'vitest'
import { callPowershellCommand } from './call-powershell-command.ts'
import type { Expression } from './program.ts'

const place = { start: 0, end: 4 }
const text = (value: string): Expression => ({ kind: 'text', text: value, ...place })
const call = (called: string, ...values: readonly Expression[]) => callPowershellCommand({ called, values, ...place })

it.each([
  ['iwr', 'Invoke-WebRequest'],
  ['IEX', 'Invoke-Expression'],
  ['curl.exe', 'curl'],
  ['constructor', 'constructor'],
])('calls %s by its own name, %s', (called, name) => {
  expect(call(called)).toMatchObject({ kind: 'call', callee: { kind: 'name', name } })
})

it('makes the object that New-Object names, by class or by component', () => {
  const component: Expression = { kind: 'pair', key: 'comobject', value: text('MSXML2.XMLHTTP'), ...place }
  expect(call('New-Object', text('System.Net.WebClient'), text('x'))).toMatchObject({
    callee: { name: 'Net.WebClient' },
    values: [{ text: 'x' }],
  })
  expect(call('new-object', component)).toMatchObject({ callee: { name: 'MSXML2.XMLHTTP' }, values: [] })
})

it('lists the environment, or takes one of it', () => {
  expect(call('dir', text('Env:'))).toMatchObject({ kind: 'name', name: 'process.env' })
  expect(call('gci', text('env:TOKEN'))).toMatchObject({ kind: 'member', key: { text: 'TOKEN' } })
})
