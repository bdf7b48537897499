import { spawn } from 'node:child_process'
import { appendFileSync, readdirSync, statSync } from 'node:fs'
import type { AuditEntry } from '@metier/core'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openAuditLog } from './open-audit-log.ts'

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({})
})
afterEach(() => tree.cleanUp())

const entry: AuditEntry = {
  time: '2026-01-01T00:00:00.000Z',
  surface: 'cli',
  skill: 'review-pr',
  digest: 'sha256:1',
  kind: 'context',
  command: 'gh pr view 1',
  decision: 'allowed',
  because: 'the rule allow gh',
  sandbox: 'bubblewrap',
  exitCode: 0,
  durationMs: 12,
}

function open(fileBytes?: number) {
  return openAuditLog({
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    host: createFakeHost({ home: tree.path }),
    ...(fileBytes !== undefined && { fileBytes }),
  })
}

function file(name = 'executions.jsonl'): string {
  return tree.at(`.local/state/metier/${name}`)
}

describe('the log of executions', () => {
  it('gives back what was written, the oldest first, and nobody else may read it', () => {
    expect(open().read()).toEqual({ entries: [], damaged: 0 })
    open().append(entry)
    open().append({ ...entry, skill: 'Other', exitCode: null, stopped: 'timeout' })
    const { entries } = open().read()
    expect(entries).toEqual([entry, { ...entry, skill: 'Other', exitCode: null, stopped: 'timeout' }])
    expect(process.platform === 'win32' ? 0 : statSync(file()).mode & 0o077).toBe(0)
  })

  it('gives those of one skill, in any spelling, and the latest', () => {
    for (let index = 0; index < 5; index += 1) open().append({ ...entry, durationMs: index })
    open().append({ ...entry, skill: 'other' })
    expect(open().read({ skill: 'Review_PR' }).entries).toHaveLength(5)
    expect(
      open()
        .read({ skill: 'review-pr', limit: 2 })
        .entries.map(({ durationMs }) => durationMs),
    ).toEqual([3, 4])
  })

  it('looks no further back than for the latest that were asked for', () => {
    for (let index = 0; index < 60; index += 1) open(1000).append({ ...entry, durationMs: index })
    appendFileSync(file('executions.1.jsonl'), 'cut by a crash')
    appendFileSync(file(), `cut too\n${JSON.stringify({ ...entry, durationMs: 60 })}`)
    const real = createNodeFileSystem()
    const read: string[] = []
    const fileSystem = {
      ...real,
      read: (path: string) => {
        read.push(path)
        return real.read(path)
      },
    }
    const log = openAuditLog({ fileSystem, writer: createNodeFileWriter(), host: createFakeHost({ home: tree.path }) })
    expect(log.read({ limit: 2 })).toMatchObject({ entries: [{ durationMs: 59 }, { durationMs: 60 }], damaged: 1 })
    expect(read).toEqual([file()])
    expect(log.read({ limit: 0 })).toEqual({ entries: [], damaged: 0 })
    const all = log.read()
    expect(all.damaged).toBe(2)
    expect(log.read({ limit: 10 }).entries).toEqual(all.entries.slice(-10))
  })

  it('leaves out and counts what is damaged', () => {
    open().append(entry)
    appendFileSync(file(), '{"time":"2026\n[]\nnull\n{}\n\n')
    open().append(entry)
    expect(open().read()).toEqual({ entries: [entry, entry], damaged: 4 })
  })

  it('is one line whatever the command holds, and a bounded one', () => {
    open().append({ ...entry, command: `a\nb\u2028${'x'.repeat(100_000)}` })
    open().append(entry)
    const { entries, damaged } = open().read()
    expect([entries.length, damaged]).toEqual([2, 0])
    expect(entries[0]?.command.length).toBeLessThan(5000)
  })

  it('begins a new file when one is full, and keeps five', () => {
    for (let index = 0; index < 60; index += 1) open(1000).append({ ...entry, durationMs: index })
    const names = readdirSync(tree.at('.local/state/metier')).toSorted()
    expect(names).toEqual([
      'executions.1.jsonl',
      'executions.2.jsonl',
      'executions.3.jsonl',
      'executions.4.jsonl',
      'executions.jsonl',
    ])
    const times = open(1000)
      .read()
      .entries.map(({ durationMs }) => durationMs)
    expect(times.at(-1)).toBe(59)
    expect(times).toEqual([...times].toSorted((a, b) => a - b))
    expect(times.length).toBeGreaterThan(15)
  })

  it('loses no line when several processes write at once', async () => {
    open().append(entry)
    const script = `const fs=require('node:fs');for(let i=0;i<200;i++)fs.appendFileSync(process.argv[1],${JSON.stringify(`${JSON.stringify(entry)}\n`)},{flag:'a'})`
    const ended = Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, ['-e', script, file()])
      return new Promise((resolve) => child.on('exit', resolve))
    })
    for (let index = 0; index < 200; index += 1) open().append(entry)
    await Promise.all(ended)
    expect(open().read()).toMatchObject({ damaged: 0, entries: { length: 801 } })
  })

  it('says what to do when it cannot be written', () => {
    const blocked = createTemporaryTree({ '.local/state': 'a file' })
    const log = openAuditLog({
      fileSystem: createNodeFileSystem(),
      writer: createNodeFileWriter(),
      host: createFakeHost({ home: blocked.path }),
    })
    expect(() => log.append(entry)).toThrowError(expect.objectContaining({ code: 'file-unwritable' }))
    blocked.cleanUp()
  })
})
