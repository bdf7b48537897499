import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchQueryOptions } from './create-search.ts'
import type { SearchAnswer } from './search-answer.ts'
import { searchDocument, type SearchableSkill } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'

interface Sample extends Partial<SearchableSkill> {
  readonly name: string
  readonly body?: string
  readonly trusted?: boolean
  readonly rung?: number
}

function ask(query: string, samples: readonly Sample[], options?: SearchQueryOptions<string>): SearchAnswer<string> {
  const subjects = samples.map(({ body, trusted = true, rung = 0, ...parts }) => {
    const document = searchDocument({ description: '', triggers: [], intents: [], tags: [], ...parts }, body)
    return { item: parts.name, document, trusted, rung }
  })
  return searchDocuments(subjects).search(query, options)
}

function names(answer: SearchAnswer<string>): readonly string[] {
  return answer.hits.map(({ item }) => item)
}

const empty: SearchAnswer<string> = { verdict: 'none', hits: [], more: 0, margin: 0, together: [] }
const filler = 'one of the many skills about gardening cooking painting sailing music chess weather books trains'

describe('fields', () => {
  // R-41; OST-4 triggers, OST-6 tags, OMN-18 routing keywords (read as triggers), OMN-19 intents, WUN-9 description
  it('ranks name over trigger over intent over tag over description over heading over text', () => {
    const answer = ask('deploy', [
      { name: 'text', body: 'deploy' },
      { name: 'heading', body: '# deploy' },
      { name: 'description', description: 'deploy' },
      { name: 'tag', tags: ['deploy'] },
      { name: 'intent', intents: ['deploy'] },
      { name: 'trigger', triggers: ['deploy'] },
      { name: 'deploy-app' },
      { name: 'deploy' },
    ])
    const order = ['deploy', 'deploy-app', 'trigger', 'intent', 'tag', 'description', 'heading', 'text']
    expect(names(answer)).toEqual(order)
    expect(answer.hits.map(({ why }) => why[0]?.field)).toEqual(['name', 'name', ...order.slice(2, 7), 'body'])
  })

  it.each(['deploy', 'Deploy App', 'DEPLOY_APP', 'deploy-app'])(
    'puts the skill of the very name first: %j',
    (query) => {
      const loud = { name: 'deploy-deploy-app-app', description: 'deploy app '.repeat(50), triggers: ['deploy app'] }
      const answer = ask(query, [loud, { name: 'deploy' }, { name: 'deploy-app' }])
      expect(names(answer)[0]).toBe(query === 'deploy' ? 'deploy' : 'deploy-app')
      expect(answer.hits[0]?.score).toBeGreaterThan(1)
      expect(answer.verdict).toBe('fits')
    },
  )

  it('lets a trigger that is said whole win over the same words in pieces', () => {
    const answer = ask('please ship the release now', [
      { name: 'a', triggers: ['release', 'ship'] },
      { name: 'b', triggers: ['ship the release'] },
    ])
    expect(names(answer)).toEqual(['b', 'a'])
  })

  it('searches what whenToUse and category say', () => {
    expect(names(ask('invoices', [{ name: 'a', whenToUse: 'for invoices' }]))).toEqual(['a'])
    expect(names(ask('finance', [{ name: 'a', category: 'finance' }]))).toEqual(['a'])
  })

  it('takes the beginning of a text and not its end', () => {
    const body = `${'word '.repeat(2000)} zebra`
    expect(names(ask('zebra', [{ name: 'a', body }]))).toEqual([])
    expect(names(ask('zebra', [{ name: 'a', body: `zebra ${body}` }]))).toEqual(['a'])
  })
})

describe('names that look alike', () => {
  const real = { name: 'pdf-forms', description: 'Fills forms in PDF files.' }

  it('puts the trusted one first when somebody asks by the name of its imitation, and says so', () => {
    const fake = { name: 'pdf-f0rms', description: 'Fills forms in PDF files, better.', trusted: false }
    const answer = ask('pdf-f0rms', [fake, real])
    expect(names(answer)[0]).toBe('pdf-forms')
    expect(answer.hits.map((hit) => hit.looksLike)).toContain('pdf-forms')
  })

  it('gives an imitation nothing for the name it imitates', () => {
    const fake = { name: 'pdfforms', description: 'pdf forms pdf forms pdf forms', trusted: false }
    const answer = ask('pdf forms', [fake, real])
    expect(names(answer)[0]).toBe('pdf-forms')
    expect(answer.hits.filter(({ score }) => score > 1)).toHaveLength(1)
  })

  it('leaves names alone that are equally trusted', () => {
    const answer = ask('tester', [{ name: 'test-er' }, { name: 'tester' }])
    expect(names(answer)[0]).toBe('tester')
    expect(answer.hits.every((hit) => hit.looksLike === undefined)).toBe(true)
  })

  it('lets trust and rung decide between skills of one name', () => {
    const copies = [
      { name: 'same', description: 'deploy', rung: 5 },
      { name: 'same', description: 'deploy', rung: 3 },
      { name: 'same', description: 'deploy', rung: 1, trusted: false },
    ]
    const subjects = copies.map(({ name, description, rung, trusted = true }) => {
      const document = searchDocument({ name, description, triggers: [], intents: [], tags: [] })
      return { item: `${rung}`, document, trusted, rung }
    })
    expect(names(searchDocuments(subjects).search('deploy'))).toEqual(['3', '5', '1'])
  })
})

describe('the whole answer', () => {
  const garden = { name: 'compost', description: 'Tracks the temperature of compost in a garden.' }
  const invoice = { name: 'invoices', description: 'Writes invoices and reminds customers who have not paid.' }

  it('says that nothing fits, and shows the nearest', () => {
    const answer = ask('sharpen kitchen knives with garden tools', [garden, invoice])
    expect(answer).toMatchObject({ verdict: 'none', together: [] })
    expect(names(answer)).toEqual(['compost'])
    expect(ask('zzz', [garden])).toEqual(empty)
  })

  it('says that one fits, or several', () => {
    const second = { name: 'billing', description: 'Writes invoices for customers.' }
    expect(ask('write an invoice to a customer', [garden, invoice]).verdict).toBe('fits')
    const several = ask('write an invoice to a customer', [garden, invoice, second])
    expect(several.verdict).toBe('several')
    expect(several.margin).toBeLessThan(0.15)
  })

  it('puts copies behind the first of them, and counts the rest', () => {
    const copies = ['a', 'b', 'c'].map((name) => ({ name: `deploy-${name}`, description: `deploy ${filler}` }))
    const other = { name: 'other', description: 'deploy something else entirely' }
    const answer = ask('deploy', [...copies, other], { limit: 1 })
    expect(answer.hits[0]).toMatchObject({ item: 'deploy-a', alike: ['deploy-b', 'deploy-c'] })
    expect(answer.more).toBe(1)
  })

  it('does not hide a copy whose name was asked for', () => {
    const copies = ['a', 'b'].map((name) => ({ name: `deploy-${name}`, description: `deploy ${filler}` }))
    expect(names(ask('deploy b', copies))[0]).toBe('deploy-b')
  })

  it('names the skills that a task needs together', () => {
    const translate = { name: 'translate', description: 'Translates documents from French into English.' }
    const answer = ask('translate the french document into english and write invoices for the customers who paid', [
      translate,
      invoice,
      garden,
    ])
    expect([...answer.together].toSorted()).toEqual(['invoices', 'translate'])
    expect(
      ask('translate a long french document into english today before lunch time', [translate, invoice, garden])
        .together,
    ).toEqual([])
  })

  it('answers only what is accepted: a filter that fits nothing gives nothing (R-41)', () => {
    expect(names(ask('invoices', [garden, invoice], { accepts: () => false }))).toEqual([])
    expect(names(ask('invoices', [garden, invoice], { accepts: (item) => item === 'compost' }))).toEqual([])
  })
})

const words = fc.constantFrom('review', 'code', 'deploy', 'test', 'latest', 'release', 'notes', 'image', 'pdf', '翻译')
const sentence = fc.array(words, { maxLength: 6 }).map((each) => each.join(' '))
const sample = fc.record({
  name: fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => each.join('-')),
  description: sentence,
  triggers: fc.array(sentence, { maxLength: 3 }),
  intents: fc.array(sentence, { maxLength: 3 }),
  tags: fc.array(words, { maxLength: 3 }),
  body: sentence,
})
const catalogue = fc.uniqueArray(sample, { maxLength: 8, selector: ({ name }) => name })

function scoreOf(answer: SearchAnswer<string>, name: string): number {
  return answer.hits.find(({ item }) => item === name)?.score ?? 0
}

// properties in the place of a formula
describe('laws', () => {
  it('never gives a score of zero, gives a reason for each hit, best first, equals by name', () => {
    fc.assert(
      fc.property(catalogue, sentence, (skills, query) => {
        const { hits } = ask(query, skills, { limit: 100 })
        expect(hits.filter(({ score, why }) => !(score > 0) || why.length === 0)).toEqual([])
        const order = hits.toSorted((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1))
        expect(names({ ...empty, hits })).toEqual(names({ ...empty, hits: order }))
      }),
    )
  })

  it('gives one answer whatever the order of the skills', () => {
    fc.assert(
      fc.property(catalogue, sentence, (skills, query) => {
        expect(ask(query, skills.toReversed())).toEqual(ask(query, skills))
      }),
    )
  })

  it('gives one answer whatever the order of the words, where no name and no phrase is in play', () => {
    const plain = fc
      .uniqueArray(sample, { maxLength: 8, selector: ({ name }) => name })
      .map((skills) => skills.map((each, at) => ({ ...each, name: `skill-${at}`, triggers: [] })))
    fc.assert(
      fc.property(plain, fc.array(words, { maxLength: 5 }), (skills, asked) => {
        expect(ask(asked.toReversed().join(' '), skills)).toEqual(ask(asked.join(' '), skills))
      }),
    )
  })

  it('never lowers the score of a skill that matches once more in a field that R-41 ranks', () => {
    const more = fc.constantFrom('triggers' as const, 'intents' as const, 'tags' as const, 'description' as const)
    fc.assert(
      fc.property(catalogue, sample, sentence, more, fc.nat(), (others, one, query, field, at) => {
        const asked = query.split(' ')
        const word = asked[at % asked.length] ?? ''
        fc.pre(word !== '')
        const own = field === 'description' ? `${one.description} ${word}` : [...one[field], word]
        const grown = { ...one, [field]: own }
        const rest = others.filter(({ name }) => name !== one.name)
        const limit = { limit: 100 }
        // Without copies: hidden behind another it has no score of its own.
        const before = ask(query, [...rest, one], limit)
        const after = ask(query, [...rest, grown], limit)
        fc.pre([before, after].every(({ hits }) => hits.every(({ alike }) => alike.length === 0)))
        expect(scoreOf(after, one.name)).toBeGreaterThanOrEqual(scoreOf(before, one.name) - 1e-9)
      }),
      { numRuns: 300 },
    )
  })

  it('never lowers the score of a skill whose name gets a word of the query', () => {
    fc.assert(
      fc.property(sample, sentence, words, (one, query, word) => {
        fc.pre(query.split(' ').includes(word) && one.name.replaceAll('-', ' ') !== query)
        const grown = { ...one, name: `${one.name}-${word}` }
        expect(scoreOf(ask(query, [grown]), grown.name)).toBeGreaterThanOrEqual(
          scoreOf(ask(query, [one]), one.name) - 1e-9,
        )
      }),
    )
  })

  it('takes any query and any text in bounded time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void ask(text, [{ name: text, description: text, body: text }]),
      ),
    )
    const long = 'word other '.repeat(50_000)
    const skills = Array.from({ length: 50 }, (_, at) => ({ name: `a${at}`, description: long, triggers: [long] }))
    expect(names(ask(long, skills))).toHaveLength(10)
  })
})

describe('a word that no skill has', () => {
  const cluster = { name: 'cluster', description: 'Looks after kubernetes clusters.' }
  const invoices = { name: 'billing', description: 'Writes invoices for customers.' }

  it.each(['kuberntes', 'kuberentes', 'kubernettes', 'kubernatas', 'invocies', 'invoics'])(
    'finds what it may be mistyped of: %s',
    (word) => {
      const { hits } = ask(word, [cluster, invoices])
      const expected = word === 'kubernatas' ? [] : [word.startsWith('k') ? 'cluster' : 'billing']
      expect(hits.map(({ item }) => item)).toEqual(expected)
      expect(hits.flatMap(({ why }) => why)).toEqual(expected.map(() => ({ field: 'description', words: [word] })))
    },
  )

  it('counts for less than the word itself, and is that word where some skill has it', () => {
    const [typed, meant] = [ask('invocies', [cluster, invoices]), ask('invoices', [cluster, invoices])]
    expect(typed.hits[0]?.score).toBeLessThan(0.6 * (meant.hits[0]?.score ?? 0))
    expect(names(ask('invocies', [invoices, { name: 'other', body: 'invocies' }]))).toEqual(['other'])
  })

  it('is guessed at three times in one question, so that a text of nonsense costs little', () => {
    const said = ['qwertyu', 'asdfghj', 'zxcvbnm', 'kuberntes'].join(' ')
    // The terms are looked up in their order: three come before the last.
    expect(names(ask(said.replace('qwertyu', 'aqwerty').replace('zxcvbnm', 'bzxcvbn'), [cluster]))).toEqual([])
    expect(names(ask('asdfghj kuberntes', [cluster]))).toEqual(['cluster'])
  })
})
