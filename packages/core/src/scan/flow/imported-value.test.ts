import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { importedValue } from './imported-value.ts'
import { OwnModules } from './own-modules.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const { evaluator } = shellEvaluator()
const modules = new OwnModules()
modules.add('lib/helpers.mjs', new Map([['base', flowValue({ shape: 'https://a.four.test' })]]))
const options = { ...evaluator.options, modules }

it.each(['helpers', './helpers', '.helpers', '../lib/helpers.mjs', 'lib.helpers'])(
  'takes what another file of the skill holds: %s',
  (module) => expect(importedValue(options, module, 'base').shape).toBe('https://a.four.test'),
)

const pathOf = (module: string, member?: string) => importedValue(options, module, member).path

it('names what it takes out of a module that the skill does not have', () => {
  expect(pathOf('node:fs/promises', 'rm')).toBe('fs.promises.rm')
  expect(pathOf('node:os')).toBe('os')
  expect(pathOf('axios', 'default')).toBe('axios')
  expect(pathOf('./helpers', 'other')).toBe('./helpers.other')
})
