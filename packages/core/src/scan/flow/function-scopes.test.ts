import { expect, it } from 'vitest'
import { FunctionScopes } from './function-scopes.ts'

it('tells the names of each function, and not those of one inside of it', () => {
  const scopes = new FunctionScopes()
  let inner: readonly string[] = []
  const { locals } = scopes.within(() => {
    scopes.declare('body')
    inner = scopes.within(() => {
      scopes.declare('line')
    }).locals
    scopes.declare('total')
    scopes.share('total')
  })
  expect([locals, inner]).toEqual([['body'], ['line']])
})

it('has no names of its own outside of all functions', () => {
  const scopes = new FunctionScopes()
  scopes.declare('total')
  expect(scopes.within(() => 1)).toEqual({ body: 1, locals: [] })
})
