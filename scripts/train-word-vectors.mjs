// Trains a table of word vectors: `node scripts/train-word-vectors.mjs --skills FILE.jsonl.gz --words FILE.json --out FOLDER
// [--leave-out NAMES.json] [--epochs 8]`. What a skill says of itself in one place shall be nearer to what it says in another
// than to what other skills say (InfoNCE inside a batch). `--words` has vectors of English words to begin with, as
// { word: [numbers] }; a linear map of them is learned for all words, and for those that skills use a correction of each.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { searchDocument, tokenize } from '@metier/core'

const { values } = parseArgs({
  options: {
    skills: { type: 'string' },
    words: { type: 'string' },
    out: { type: 'string' },
    'leave-out': { type: 'string' },
    epochs: { type: 'string', default: '8' },
    most: { type: 'string', default: '24000' },
  },
})

const batch = 512
const temperature = 0.07
const rates = { map: 0.0015, word: 0.006 }
/** How much a word that stands in a part `p` of all texts counts: `a / (a + p)`, as usual for means of word vectors. */
const commonness = 0.003

const random = generator(20_261)
const leftOut = new Set(values['leave-out'] ? JSON.parse(readFileSync(values['leave-out'], 'utf8')) : [])
const skills = gunzipSync(readFileSync(values.skills))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ name }) => !leftOut.has(name))

const { numbers, terms, start, dimensions, share } = vocabulary()
const pairs = skills.map(viewsOf)
const model = {
  map: Float32Array.from({ length: dimensions ** 2 }, (_, at) =>
    Math.floor(at / dimensions) === at % dimensions ? 1 : 0,
  ),
  own: new Float32Array(terms.length * dimensions),
}
const adam = { map: moments(model.map.length), own: moments(model.own.length) }
let step = 0

for (let epoch = 0; epoch < Number(values.epochs); epoch += 1) {
  const order = shuffled(pairs.length)
  let [loss, count] = [0, 0]
  for (let from = 0; from + batch <= order.length; from += batch) {
    const chosen = order.slice(from, from + batch).map((at) => pairs[at])
    for (const [left, right] of [
      [0, 1],
      [2, 1],
      [3, 4],
    ]) {
      loss += train(
        chosen.map((views) => views[left]),
        chosen.map((views) => views[right]),
      )
      count += 1
    }
  }
  console.log(`epoch ${epoch + 1}: loss ${(loss / count).toFixed(3)}`)
}
write()

/** Terms of the skills that stand in three or more of them, then the commonest of the words to begin with. */
function vocabulary() {
  const inSkills = new Map()
  for (const { name, description, body } of skills) {
    for (const term of new Set(tokenize(`${name}\n${description}\n${body}`)))
      inSkills.set(term, (inSkills.get(term) ?? 0) + 1)
  }
  const known = JSON.parse(readFileSync(values.words, 'utf8'))
  const dimensions = Object.values(known)[0].length
  const begun = new Map()
  for (const [word, vector] of Object.entries(known)) {
    const [term, ...more] = tokenize(word)
    if (term === undefined || more.length > 0 || !/^[a-z][a-z0-9]+$/.test(term)) continue
    const sum = begun.get(term) ?? { vector: new Float32Array(dimensions), count: 0 }
    // The commonest form of a word says most of what its stem means; words come in the order of how common they are.
    const weight = 1 / (1 + sum.count) ** 2
    for (let at = 0; at < dimensions; at += 1) sum.vector[at] += weight * vector[at]
    sum.count += 1
    begun.set(term, sum)
  }
  const terms = [...inSkills].filter(([, count]) => count >= 3).map(([term]) => term)
  const chosen = new Set(terms)
  for (const term of begun.keys()) {
    if (chosen.size >= Number(values.most)) break
    if (!chosen.has(term)) {
      chosen.add(term)
      terms.push(term)
    }
  }
  const start = new Float32Array(terms.length * dimensions)
  for (const [at, term] of terms.entries()) {
    const vector = begun.get(term)?.vector
    if (vector === undefined) continue
    const length = Math.hypot(...vector)
    for (let place = 0; place < dimensions; place += 1) start[at * dimensions + place] = vector[place] / length
  }
  const share = Float32Array.from(terms, (term) => {
    const part = Math.max(1, inSkills.get(term) ?? 0) / skills.length
    return commonness / (commonness + part)
  })
  return { terms, numbers: new Map(terms.map((term, at) => [term, at])), start, dimensions, share }
}

/** Texts of one skill: description; name, headings and text; name and description; two halves of the description. */
function viewsOf({ name, description, body }) {
  const { headings, body: text } = searchDocument({ name, description, triggers: [], intents: [], tags: [] }, body)
  const sentences = description.split(/(?<=[.!?])\s+/)
  const half = Math.ceil(sentences.length / 2)
  const beginning = tokenize(`${name}\n${headings}\n${text}`).slice(0, 300)
  const short = tokenize(sentences[Math.floor(random() * sentences.length)] ?? description)
  return [
    tokenize(description),
    beginning,
    short,
    tokenize(sentences.slice(0, half).join(' ')),
    [...tokenize(`${name} ${sentences.slice(half).join(' ')}`), ...beginning.slice(0, 100)],
  ].map(weighted)
}

function weighted(found) {
  const counts = new Map()
  for (const term of found) {
    const number = numbers.get(term)
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return [...counts].map(([number, count]) => [number, share[number] * (1 + Math.log(count))])
}

function train(left, right) {
  step += 1
  const [a, b] = [left.map(embed), right.map(embed)]
  const [da, db] = [a, b].map((side) => side.map(() => new Float32Array(dimensions)))
  let loss = 0
  // Both ways: the right text for each left one, and the other way round.
  for (const [from, to, gradientFrom, gradientTo] of [
    [a, b, da, db],
    [b, a, db, da],
  ]) {
    for (let at = 0; at < batch; at += 1) {
      const scores = Float64Array.from(to, ({ unit }) => dot(from[at].unit, unit) / temperature)
      const most = scores.reduce((best, score) => Math.max(best, score), -Infinity)
      let sum = 0
      for (let other = 0; other < batch; other += 1) sum += scores[other] = Math.exp(scores[other] - most)
      loss -= Math.log(scores[at] / sum + 1e-12) / (2 * batch)
      for (let other = 0; other < batch; other += 1) {
        const slope = (scores[other] / sum - (other === at ? 1 : 0)) / (temperature * 2 * batch)
        if (Math.abs(slope) < 1e-7) continue
        for (let place = 0; place < dimensions; place += 1) {
          gradientFrom[at][place] += slope * to[other].unit[place]
          gradientTo[other][place] += slope * from[at].unit[place]
        }
      }
    }
  }
  const mapGradient = new Float32Array(dimensions ** 2)
  const ownGradient = new Map()
  for (const [side, gradient] of [
    [a, da],
    [b, db],
  ]) {
    for (const [at, each] of side.entries()) spread(each, gradient[at], { mapGradient, ownGradient })
  }
  for (let at = 0; at < mapGradient.length; at += 1) update(model.map, adam.map, at, mapGradient[at], rates.map)
  for (const [number, gradient] of ownGradient) {
    for (let place = 0; place < dimensions; place += 1) {
      update(model.own, adam.own, number * dimensions + place, gradient[place], rates.word)
    }
  }
  return loss
}

function embed(bag) {
  const base = new Float32Array(dimensions)
  const sum = new Float32Array(dimensions)
  for (const [number, weight] of bag) {
    const from = number * dimensions
    for (let place = 0; place < dimensions; place += 1) {
      base[place] += weight * start[from + place]
      sum[place] += weight * model.own[from + place]
    }
  }
  for (let row = 0; row < dimensions; row += 1) {
    for (let place = 0; place < dimensions; place += 1) sum[row] += model.map[row * dimensions + place] * base[place]
  }
  const length = Math.sqrt(dot(sum, sum)) + 1e-6
  return { bag, base, length, unit: sum.map((value) => value / length) }
}

function spread({ bag, base, length, unit }, gradient, { mapGradient, ownGradient }) {
  const along = dot(gradient, unit)
  const direct = gradient.map((value, place) => (value - along * unit[place]) / length)
  for (let row = 0; row < dimensions; row += 1) {
    for (let place = 0; place < dimensions; place += 1)
      mapGradient[row * dimensions + place] += direct[row] * base[place]
  }
  for (const [number, weight] of bag) {
    let sum = ownGradient.get(number)
    if (sum === undefined) ownGradient.set(number, (sum = new Float32Array(dimensions)))
    for (let place = 0; place < dimensions; place += 1) sum[place] += weight * direct[place]
  }
}

function update(parameters, { first, second }, at, gradient, rate) {
  first[at] = 0.9 * first[at] + 0.1 * gradient
  second[at] = 0.99 * second[at] + 0.01 * gradient * gradient
  const [mean, square] = [first[at] / (1 - 0.9 ** step), second[at] / (1 - 0.99 ** step)]
  parameters[at] -= (rate * mean) / (Math.sqrt(square) + 1e-8)
}

/** Bytes of the words, each scaled by its longest part, times how much the word counts. */
function write() {
  const table = new Int8Array(terms.length * dimensions)
  const scales = new Float32Array(terms.length)
  for (const number of terms.keys()) {
    const vector = new Float32Array(dimensions)
    const from = number * dimensions
    for (let row = 0; row < dimensions; row += 1) {
      vector[row] = model.own[from + row]
      for (let place = 0; place < dimensions; place += 1)
        vector[row] += model.map[row * dimensions + place] * start[from + place]
    }
    const longest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
    scales[number] = (longest / 127) * share[number]
    for (let place = 0; place < dimensions; place += 1)
      table[from + place] = Math.round((127 * vector[place]) / longest)
  }
  writeFileSync(join(values.out, 'words.txt'), terms.join('\n'))
  writeFileSync(join(values.out, 'vectors.bin'), new Uint8Array(table.buffer))
  writeFileSync(join(values.out, 'scales.bin'), new Uint8Array(scales.buffer))
  console.log(`${terms.length} words, ${dimensions} numbers each`)
}

function moments(length) {
  return { first: new Float32Array(length), second: new Float32Array(length) }
}

function dot(left, right) {
  let sum = 0
  for (let at = 0; at < left.length; at += 1) sum += left[at] * right[at]
  return sum
}

function shuffled(length) {
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other], order[at]]
  }
  return order
}

// mulberry32: small, public domain, good enough for shuffling.
function generator(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
