import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { plainNames } from './plain-names.ts'

const plain = (text: string): string => plainNames(new MappedText(text)).text

// WUN-103: another name hides nothing.
it.each([
  ['import os as _o\n_o.system(x)', 'import os as _o\nos.system(x)'],
  ['import json, subprocess as s\ns.run(x)', 'import json, subprocess as s\nsubprocess.run(x)'],
  ['from os import system as say\nsay(x)', 'from os import system as say\nos.system(x)'],
  ['from urllib import request as r\nr.urlopen(x)', 'from urllib import request as r\nurllib.request.urlopen(x)'],
])('what %j imports is known by its own name', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

it.each([
  'import numpy as np\nnp.sum(x)',
  'import os as o\na.o.b',
  'with open(x) as os:\n  os.read()',
  'import os\nos.a()',
])('leaves %j as it is', (text) => {
  expect(plain(text)).toBe(text)
})

it('keeps the way back', () => {
  const text = 'import os as _o\n_o.system(x)'
  const made = plainNames(new MappedText(text))
  expect(made.origin(made.text.indexOf('(x)'))).toBe(text.indexOf('(x)'))
})
