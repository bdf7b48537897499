import { describe, expect, it } from 'vitest'
import { topicOf } from './topic-of.ts'

/** A ban on doing something, then one on a thing, each with the name that it gives. */
const bans: Readonly<Record<string, readonly (readonly [lesson: string, slug: string])[]>> = {
  English: [
    ['We never commit secrets', 'never-commit-secrets'],
    ["We don't mock the database", 'do-not-mock-database'],
    ['Do not deploy on Fridays', 'do-not-deploy-fridays'],
    ['You must never skip the linter', 'never-skip-linter'],
    ['Not to squash', 'do-not-squash'],
    ['Avoid global state', 'avoid-global-state'],
    ['No secrets in logs', 'no-secrets-logs'],
    ['Never use eval to parse JSON', 'eval'],
    ['Do not use semicolons', 'semicolons'],
  ],
  German: [
    ['Wir committen niemals Geheimnisse', 'committen-niemals-geheimnisse'],
    ['Niemals Geheimnisse committen', 'niemals-geheimnisse-committen'],
    ['Wir keine Geheimnisse committen', 'keine-geheimnisse-committen'],
    ['Niemals große Dateien einchecken', 'niemals-grosse-dateien-einchecken'],
    ['Keine Tabs verwenden', 'tabs'],
    ['Verwende niemals Tabs', 'tabs'],
  ],
  French: [
    ['Ne commitez jamais de secrets', 'commitez-jamais-secrets'],
    ['Évitons les abréviations', 'evitons-abreviations'],
    ['N’utilisons jamais jQuery', 'jquery'],
  ],
  Spanish: [
    ['Nunca subas secretos', 'nunca-subas-secretos'],
    ['No subas secretos', 'no-subas-secretos'],
    ['No usamos jQuery', 'jquery'],
  ],
  Portuguese: [
    ['Nunca envie segredos', 'nunca-envie-segredos'],
    ['Não envie segredos', 'nao-envie-segredos'],
    ['Não usamos jQuery', 'jquery'],
  ],
  Italian: [
    ['Mai salvare segreti', 'mai-salvare-segreti'],
    ['Non salvare segreti', 'non-salvare-segreti'],
    ['Non usiamo mai jQuery', 'jquery'],
  ],
  Dutch: [
    ['Nooit geheimen vastleggen', 'nooit-geheimen-vastleggen'],
    ['We geen geheimen vastleggen', 'geen-geheimen-vastleggen'],
    ['Wij gebruiken geen jQuery', 'jquery'],
  ],
  Polish: [
    ['Nigdy nie zapisuj sekretów', 'nigdy-zapisuj-sekretow'],
    ['Nie wysyłaj haseł', 'nie-wysylaj-hasel'],
    ['Nie używamy jQuery', 'jquery'],
  ],
  Russian: [
    ['Никогда не запускай git push', 'never-git-push'],
    ['Не запускай git push', 'never-git-push'],
    ['Никогда не коммить секреты', 'team-convention'],
    ['Никогда не используй jQuery', 'jquery'],
  ],
  Turkish: [
    ['Asla sırları paylaşma', 'asla-sirlari-paylasma'],
    ['Asla jQuery kullanma', 'jquery'],
  ],
  Japanese: [
    ['決してgit pushをしない', 'never-git-push'],
    ['決してjQueryを使わない', 'jquery'],
  ],
  Chinese: [
    ['从不运行git push', 'never-git-push'],
    ['从不使用jQuery', 'jquery'],
  ],
  Korean: [
    ['절대 git push를 하지 않는다', 'never-git-push'],
    ['절대 jQuery를 사용하지 않는다', 'jquery'],
  ],
}

describe('topicOf', () => {
  // A name is read without its lesson: `commit-secrets` for a ban on committing them would be the contrary
  describe.each(Object.entries(bans))('%s', (_, lessons) => {
    it.each(lessons)('%s', (lesson, slug) => expect(topicOf(lesson).slug).toBe(slug))
  })

  it.each([
    ['Always use tabs, never spaces', 'tabs'],
    ['The API should never answer HTML', 'api'],
    ['Sempre escreva testes no CI', 'escreva-testes-no-ci'],
    ['Use pnpm to install packages', 'pnpm-install-packages'],
    ['Everything not tested is broken', 'everything-not-tested-broken'],
    ['Всегда запускай npm test', 'npm-test'],
  ])('no ban: %s', (lesson, slug) => expect(topicOf(lesson)).toMatchObject({ slug, isBan: false }))

  it('says it in the heading as well', () => {
    expect(topicOf('Never commit secrets')).toEqual({
      title: 'Never commit secrets',
      slug: 'never-commit-secrets',
      isBan: true,
    })
  })

  it.each([
    ['Schreib alles in ein Verzeichnis der Firma Geheimnis GmbH niemals', 'niemals'],
    ['Commit these many long words here never', 'never'],
  ])('a ban that is said late is in the name: %s', (lesson, word) => {
    expect(topicOf(lesson).slug.split('-')).toContain(word)
  })
})
