#!/usr/bin/env node
// How far the estimate of tokens is from a real tokenizer, over all SKILL.md files below a folder. The tokenizer is no
// dependency of the project: any module with a function `encode`, looked for from where the script is started.
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { estimateTokens } from '../packages/core/dist/text/estimate-tokens.js'

const [folder, module = 'gpt-tokenizer/encoding/o200k_base'] = process.argv.slice(2)
if (folder === undefined) throw new Error('node scripts/token-error.mjs FOLDER [MODULE]')
const place = createRequire(resolve('from-here.cjs')).resolve(module)
const { encode } = await import(pathToFileURL(place).href)

/** Characters. A longer file would take a tokenizer minutes. */
const longest = 200_000
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'SKILL.md')
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .filter((text) => text !== '' && text.length <= longest)
const counts = files.map((text) => ({ estimated: estimateTokens(text), counted: encode(text).length }))
const errors = counts
  .map(({ estimated, counted }) => Math.abs(estimated - counted) / counted)
  .toSorted((one, other) => one - other)
const sum = (key) => counts.reduce((all, each) => all + each[key], 0)
const percent = (share) => `${(share * 100).toFixed(1)} %`
console.log(`${files.length} files, ${sum('counted')} tokens`)
console.log(`all together: ${percent(sum('estimated') / sum('counted') - 1)}`)
console.log(`mean error of a file: ${percent(errors.reduce((all, each) => all + each, 0) / errors.length)}`)
console.log(`nine in ten within: ${percent(errors[Math.floor(errors.length * 0.9)] ?? 0)}`)
