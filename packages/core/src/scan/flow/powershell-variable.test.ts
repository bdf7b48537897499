import { expect, it } from 'vitest'
import { powershellVariable } from './powershell-variable.ts'

const place = { start: 3, end: 9 }

it.each(['$name', '${name}', '@name'])('reads %s as the variable of that name', (text) => {
  expect(powershellVariable(place, text)).toEqual({ kind: 'name', name: '$name', ...place })
})

it.each(['$env:API_KEY', '${env:API_KEY}', '$Env:API_KEY'])('reads %s out of the environment', (text) => {
  expect(powershellVariable(place, text)).toEqual({
    kind: 'member',
    object: { kind: 'name', name: 'process.env', ...place },
    key: { kind: 'text', text: 'API_KEY', ...place },
    ...place,
  })
})
