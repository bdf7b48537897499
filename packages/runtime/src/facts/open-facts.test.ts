import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { openFacts } from './open-facts.ts'

const host = createFakeHost()
const path = '/home/user/.cache/metier/facts.json'
const stamp = { size: 10, modified: 5.5 }
const digest = `sha256:${'a'.repeat(64)}`
const unknown = { digest: null, verdict: 'unscanned' }

describe('openFacts', () => {
  it('knows nothing of what it was never told', () => {
    const { fileSystem } = createMemoryDisk()
    expect(openFacts({ fileSystem, host }).known('/s', stamp)).toEqual(unknown)
  })

  it('knows again in the next process what it was told in this one', () => {
    const { fileSystem, writer } = createMemoryDisk()
    const facts = openFacts({ fileSystem, host, writer })
    facts.remember('/s', stamp, { digest, verdict: 'warn' })
    expect(facts.known('/s', stamp)).toEqual({ digest, verdict: 'warn' })
    facts.save()
    expect(openFacts({ fileSystem, host }).known('/s', stamp)).toEqual({ digest, verdict: 'warn' })
  })

  it.each([{ size: 11 }, { modified: 6 }])('forgets what it knew of a file that changed: %j', (change) => {
    const { fileSystem } = createMemoryDisk()
    const facts = openFacts({ fileSystem, host })
    facts.remember('/s', stamp, { digest, verdict: 'pass' })
    expect(facts.known('/s', { ...stamp, ...change })).toEqual(unknown)
  })

  it('forgets that a skill is blocked when another of its files changed', () => {
    const { fileSystem, writer } = createMemoryDisk({ '/s/SKILL.md': 'text', '/s/run.sh': 'bad' })
    const facts = openFacts({ fileSystem, host, writer })
    facts.remember('/s', stamp, { digest, verdict: 'block' })
    facts.save()
    expect(openFacts({ fileSystem, host }).known('/s', stamp).verdict).toBe('block')
    writer.remove('/s/run.sh')
    expect(facts.known('/s', stamp)).toEqual(unknown)
    expect(openFacts({ fileSystem, host }).known('/s', stamp)).toEqual(unknown)
  })

  it('keeps what it heard last of twenty thousand directories', () => {
    const { fileSystem } = createMemoryDisk()
    const facts = openFacts({ fileSystem, host })
    for (let count = 0; count <= 20_000; count += 1) facts.remember(`/${count}`, stamp, { digest, verdict: 'pass' })
    expect(facts.known('/0', stamp)).toEqual(unknown)
    expect(facts.known('/1', stamp).verdict).toBe('pass')
    expect(facts.known('/20000', stamp).verdict).toBe('pass')
  })

  it('does not write when there is nothing new', () => {
    const { fileSystem, writer, tree } = createMemoryDisk()
    openFacts({ fileSystem, host, writer }).save()
    expect(tree.nodes.has(path)).toBe(false)
  })

  it.each([
    'no json',
    '[]',
    'null',
    '{"schema":"other/1","facts":{}}',
    '{"schema":"metier.facts/1","facts":null}',
    '{"schema":"metier.facts/1","facts":{"/s":[10,5.5,"sha256:short","pass"]}}',
    '{"schema":"metier.facts/1","facts":{"/s":[10,5.5,null,"perfect"]}}',
    '{"schema":"metier.facts/1","facts":{"/s":{"length":4}}}',
  ])('takes a broken cache for an empty one: %s', (text) => {
    const { fileSystem } = createMemoryDisk({ [path]: text })
    expect(openFacts({ fileSystem, host }).known('/s', stamp)).toEqual(unknown)
  })
})
