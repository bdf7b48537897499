import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectTeaching } from './detect-teaching.ts'

const pupils = [{ name: 'fenster', role: 'Core Dev' }, { name: 'hockney', role: 'Tester' }, { name: 'mc-manus' }]
const heard = (text: string) => detectTeaching(text, pupils)

describe('detectTeaching', () => {
  // SQD-55, in the document's own words
  it('hears what the document says', () => {
    expect(heard('Fenster should know that we always use Tailwind CSS.')).toEqual({
      to: 'fenster',
      phrase: 'should know',
      lesson: 'Always use Tailwind CSS.',
      title: 'Tailwind CSS',
      slug: 'tailwind-css',
      isBan: false,
      kind: 'skill',
    })
  })

  // SQD-57: "teach", "should know", "always use", and what people say in their place
  it.each([
    ['Teach Hockney to write tests first', 'hockney', 'Write tests first.', 'write-tests-first'],
    ['please teach fenster about error pages: show what to do next', 'fenster', undefined, 'error-pages'],
    ['Hockney must know that flaky tests are bugs', 'hockney', 'Flaky tests are bugs.', 'flaky-tests-bugs'],
    ['The tester should know flaky tests are bugs', 'hockney', 'Flaky tests are bugs.', undefined],
    ['our tester Hockney needs to know that X11 is old', 'hockney', 'X11 is old.', undefined],
    [
      'Mc Manus should know that we never deploy on Fridays',
      'mc-manus',
      'Never deploy on Fridays.',
      'never-deploy-fridays',
    ],
    ['Teach fenster never to commit secrets', 'fenster', 'Never commit secrets.', 'never-commit-secrets'],
    ['Remind Hockney not to mock the clock', 'hockney', 'Do not mock the clock.', 'do-not-mock-clock'],
    ['Remember never to log tokens', null, 'Never log tokens.', 'never-log-tokens'],
    ['Tell fenster to name branches after outcomes', 'fenster', 'Name branches after outcomes.', undefined],
    ['Let everybody know that we prefer pnpm over npm', null, 'Prefer pnpm over npm.', 'pnpm'],
    ['Make sure Fenster knows that exports are named', 'fenster', 'Exports are named.', undefined],
    ['Fenster, remember to rebase before pushing', 'fenster', 'Rebase before pushing.', 'rebase'],
    ['The team should know that builds are reproducible', null, 'Builds are reproducible.', undefined],
    ['Always use TypeScript strict mode', null, 'Always use TypeScript strict mode.', 'typescript-strict-mode'],
    ['we always use tabs', null, 'Always use tabs.', 'tabs'],
    ["We don't commit secrets", null, 'Do not commit secrets.', 'do-not-commit-secrets'],
    ['From now on, run the linter before each commit', null, 'Run the linter before each commit.', 'run-linter'],
    ['Our convention is to squash', null, 'Squash.', 'squash'],
    ['Fenster should always use named exports', 'fenster', 'Always use named exports.', 'named-exports'],
    ['The API should always answer JSON', null, 'The API should always answer JSON.', 'api'],
    ['Fenster soll wissen, dass wir immer Tabs verwenden', 'fenster', 'Immer Tabs verwenden.', 'tabs'],
    ['Bring Fenster bei, dass Tabs gut sind', 'fenster', 'Tabs gut sind.', undefined],
    ['Fenster doit savoir que nous utilisons pnpm', 'fenster', 'Nous utilisons pnpm.', undefined],
    ['Apprends \u00e0 Fenster que les tests passent', 'fenster', 'Les tests passent.', undefined],
    ['Fenster debe saber que usamos pnpm', 'fenster', 'Usamos pnpm.', undefined],
    ['Ense\u00f1a a Fenster que los tests pasan', 'fenster', 'Los tests pasan.', undefined],
    [
      '\u201cFenster should know that  we\nalways use   Tailwind CSS!\u201d',
      'fenster',
      'Always use Tailwind CSS.',
      'tailwind-css',
    ],
  ])('%s', (text, to, lesson, slug) => {
    expect(heard(text)).toMatchObject({
      to,
      ...(lesson !== undefined && { lesson }),
      ...(slug !== undefined && { slug }),
    })
    expect(heard(text)?.unknown).toBeUndefined()
  })

  it.each([
    '',
    'hello there',
    'Always use',
    'We always use the',
    'Fenster should know that',
    'What should I know about CSS?',
    'always',
    'Fix the login form',
    'Fenster',
    '"',
  ])('hears nothing in %j', (text) => {
    expect(heard(text)).toBeUndefined()
  })

  it('says whom it does not know', () => {
    expect(heard('Verbal should know that lines are short')?.unknown).toBe('Verbal')
  })

  it.each([
    'We decided to use Postgres',
    'Everybody should know that we agreed on Postgres',
    "Let's go with Postgres",
    'Always use Postgres in this project',
  ])('takes "%s" for a decision', (text) => {
    expect(heard(text)?.kind).toBe('decision')
  })

  it('keeps the prefix of built-in skills to them', () => {
    expect(heard('Always use Squad git workflow')?.slug).toBe('git-workflow')
  })

  it('refuses a text that is no sentence', () => {
    expect(() => heard(`always use ${'x'.repeat(3000)}`)).toThrow(/one sentence/)
  })

  it('never throws on a sentence, gives a name that may be one, and takes no time', () => {
    const words = fc.constantFrom(
      'Fenster',
      'should',
      'know',
      'that',
      'always',
      'use',
      'teach',
      ',',
      ' ',
      '\n',
      'let',
      'x',
      '\u00e9',
      '-',
      'we',
    )
    const sentence = fc
      .array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 80 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(sentence, (text) => {
        const teaching = detectTeaching(text.slice(0, 1900), pupils)
        if (teaching === undefined) return
        expect(teaching.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(teaching.slug.length).toBeLessThanOrEqual(64)
        expect(teaching.title).not.toMatch(/[\r\n]/)
      }),
    )
  })
})
