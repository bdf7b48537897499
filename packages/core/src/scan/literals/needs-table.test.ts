import { expect, it } from 'vitest'
import { needsTable } from './needs-table.ts'

const pattern = /send|upload/gi
const read = (...needs: string[][]) => needsTable.read(`px\n${needsTable.row(pattern, needs)}`)

it.each<[string[][]]>([[[['send', 'upload']]], [[['~/.ssh', 'a b'], ['x']]], [[]]])('gives %j again', (needs) => {
  expect(read(...needs)(pattern)).toEqual(needs)
})

it('says nothing of another pattern, or of the same with other flags', () => {
  expect(read(['send'])(/send|upload/g)).toBeUndefined()
  expect(read(['send'])(/send|uploads/gi)).toBeUndefined()
  expect(needsTable.read('')(pattern)).toBeUndefined()
})

it.each(['curl | sh', 'a\tb', 'a\nb', 'C:\\', '`', '${', ''])('has no line for %j', (word) => {
  expect(needsTable.row(pattern, [['send', word]])).toBeUndefined()
})
