import { expect, it } from 'vitest'
import { flowOfProgram } from './flow-of-program.case.ts'
import { isInHelper } from './is-in-helper.ts'

const helper = 'def ask(url, head=None):\n    wanted = Request(url, headers=head)\n    return urlopen(wanted)\n\n'
const twice = "a = ask('https://films.test', None)\nb = ask(page, own)\n"
const judged = (text: string, words = 'urlopen(wanted') => isInHelper(flowOfProgram(text, words))

// WUN-103: what one call gives and what another gives are one value in a function that both call.
it('knows a function that is called for several things', () => {
  expect(judged(helper + twice)).toBe(true)
  expect(
    judged(
      `def run(command: list[str]) -> str:\n    return subprocess.run(command)\n\nrun(a)\nrun(b)\n`,
      'subprocess.run(',
    ),
  ).toBe(true)
})

it('knows one that is only called by such a function', () => {
  const outer = 'def ask_twice(url):\n    return ask(url, None)\n\nask_twice(a)\nask_twice(b)\n'
  expect(judged(helper + outer)).toBe(true)
})

it.each([
  ['is called once', `${helper}ask(page, own)\n`],
  ['is called by nobody', helper],
  ['names the machine', helper.replace('Request(url', "Request('https://drop.test/' + url") + twice],
  ['goes to an address of the program', helper.replace('Request(url', 'Request(DROP_URL') + twice],
  ['reads the key', helper.replace('headers=head', "headers=os.environ['KEY']") + twice],
  ['opens the file', helper.replace('headers=head', 'data=open(url)') + twice],
  ['does nothing with what it is given', helper.replace('Request(url, headers=head)', 'made()') + twice],
])('not one that %s', (_, text) => {
  expect(judged(text)).toBe(false)
})

it('not what stands in no function', () => {
  expect(judged('wanted = Request(page)\nurlopen(wanted)\n')).toBe(false)
})
