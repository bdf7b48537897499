import { describe, expect, it } from 'vitest'
import { detectTeaching } from './detect-teaching.ts'
import { findOpposites } from './find-opposites.ts'
import { readDirectives } from './read-directives.ts'

const pupils = [
  { name: 'fenster', role: 'Core Dev' },
  { name: 'hockney', role: 'Tester' },
  { name: 'leo' },
  { name: 'derek' },
]
const heard = (text: string) => detectTeaching(text, pupils)

/** What is said, whom it is for, and the name of the skill that it becomes. */
type Said = readonly [text: string, to: string | null | undefined, slug?: string]

const said: Readonly<Record<string, readonly Said[]>> = {
  German: [
    ['Fenster sollte wissen, dass wir immer Tailwind CSS verwenden.', 'fenster'],
    ['Der Tester muss wissen, dass Tests schnell sind', 'hockney'],
    ['Erinnere Fenster daran, dass Fehler Codes haben', 'fenster'],
    ['Alle müssen wissen, dass wir Tabs nutzen', null],
    ['Merke dir: Tests zuerst', null],
    ['In Zukunft, Tests zuerst schreiben', null],
    ['Unsere Regel ist, dass Tests zuerst kommen', null],
    ['Verwende immer Tailwind CSS', null, 'tailwind-css'],
    ['Wir verwenden keine Tabs', null, 'tabs'],
  ],
  French: [
    ['Fenster doit savoir qu’on utilise toujours Tailwind CSS', 'fenster'],
    ['Rappelle à Fenster que les tests passent', 'fenster'],
    ['L’équipe doit savoir que nous utilisons pnpm', null],
    ['N’oublie pas que les tests passent', null],
    ['Désormais, écris les tests avant le code', null],
    ['Notre convention est de nommer les branches', null],
    ['Nous utilisons toujours Tailwind CSS', null, 'tailwind-css'],
    ['Nous n’utilisons jamais jQuery', null, 'jquery'],
    ['Il faut toujours écrire les tests', null],
  ],
  Spanish: [
    ['Fenster debería saber que siempre usamos Tailwind CSS', 'fenster', 'tailwind-css'],
    ['Todo el equipo debe saber que usamos pnpm', null],
    ['Enséñale a Fenster que los errores tienen códigos', 'fenster'],
    ['Recuerda que los tests van primero', null],
    ['A partir de ahora, escribe los tests primero', null],
    ['Nuestra regla es que los tests van primero', null],
    ['Siempre usamos Tailwind CSS', null, 'tailwind-css'],
    ['No usamos jQuery', null, 'jquery'],
  ],
  Portuguese: [
    ['Fenster deve saber que sempre usamos Tailwind CSS', 'fenster', 'tailwind-css'],
    ['Ensine ao Fenster que os erros têm códigos', 'fenster'],
    ['Toda a equipe deve saber que usamos pnpm', null],
    ['Lembre-se de que os testes vêm primeiro', null],
    ['De agora em diante, escreva os testes primeiro', null],
    ['Nossa convenção é nomear os ramos', null],
    ['Sempre usamos Tailwind CSS', null, 'tailwind-css'],
    ['Não usamos jQuery', null, 'jquery'],
  ],
  Italian: [
    ['Fenster dovrebbe sapere che usiamo sempre Tailwind CSS', 'fenster', 'tailwind-css'],
    ['Insegna a Fenster che gli errori hanno codici', 'fenster'],
    ['Tutti devono sapere che usiamo pnpm', null],
    ['Ricordati che i test vengono prima', null],
    ['D’ora in poi, scrivi prima i test', null],
    ['La nostra regola è di scrivere prima i test', null],
    ['Usiamo sempre Tailwind CSS', null, 'tailwind-css'],
    ['Non usiamo mai jQuery', null, 'jquery'],
  ],
  Dutch: [
    ['Fenster moet weten dat we altijd Tailwind CSS gebruiken', 'fenster'],
    ['Leer Fenster dat fouten een code hebben', 'fenster'],
    ['Iedereen moet weten dat we pnpm gebruiken', null],
    ['Onthoud: tests eerst', null],
    ['Vanaf nu, schrijf eerst de tests', null],
    ['Onze afspraak is dat tests eerst komen', null],
    ['Gebruik altijd Tailwind CSS', null, 'tailwind-css'],
    ['We gebruiken nooit jQuery', null, 'jquery'],
  ],
  Polish: [
    ['Fenster powinien wiedzieć, że zawsze używamy Tailwind CSS', 'fenster', 'tailwind-css'],
    ['Naucz Fenster, że błędy mają kody', 'fenster'],
    ['Wszyscy powinni wiedzieć, że używamy pnpm', null],
    ['Pamiętaj, żeby najpierw pisać testy', null],
    ['Od teraz, najpierw pisz testy', null],
    ['Nasza zasada jest taka, że testy są pierwsze', null],
    ['Zawsze używaj Tailwind CSS', null, 'tailwind-css'],
    ['Nie używamy jQuery', null, 'jquery'],
  ],
  Russian: [
    ['Fenster должен знать, что мы всегда используем Tailwind CSS', 'fenster', 'tailwind-css'],
    ['Напомни Fenster, что у ошибок есть коды', 'fenster'],
    ['Все должны знать, что мы используем pnpm', null, 'pnpm'],
    ['Запомни: сначала тесты', null],
    ['Впредь сначала пиши тесты', null],
    ['Наше правило: сначала тесты', null],
    ['Всегда используй Tailwind CSS', null, 'tailwind-css'],
    ['Никогда не используй jQuery', null, 'jquery'],
  ],
  Turkish: [
    ['Fenster her zaman Tailwind CSS kullandığımızı bilmeli', 'fenster', 'tailwind-css'],
    ["Fenster'e testleri önce yazmayı öğret", 'fenster'],
    ['Herkes pnpm kullandığımızı bilmeli', null],
    ['Unutma: önce testler', null],
    ['Bundan sonra önce testleri yaz', null],
    ['Kuralımız: önce testler', null],
    ['Her zaman Tailwind CSS kullan', null],
    ['Asla jQuery kullanma', null],
  ],
  Japanese: [
    ['Fensterは常にTailwind CSSを使うことを知っておくべきです', 'fenster', 'tailwind-css'],
    ['Fensterにテストを先に書くように教えてください', 'fenster'],
    ['全員はpnpmを使うことを覚えておく必要があります', null, 'pnpm'],
    ['覚えておいて、テストが先', null],
    ['今後は、先にテストを書く', null],
    ['私たちのルールは、先にテストを書くこと', null],
    ['常にTailwind CSSを使う', null, 'tailwind-css'],
    ['決してjQueryを使わない', null, 'jquery'],
  ],
  Chinese: [
    ['Fenster应该知道我们总是使用Tailwind CSS。', 'fenster', 'tailwind-css'],
    ['让Fenster知道，错误要有代码', 'fenster'],
    ['请告诉Fenster先写测试', 'fenster'],
    ['大家必须知道我们使用pnpm', null, 'pnpm'],
    ['记住：先写测试', null],
    ['从现在起，先写测试', null],
    ['我们的约定是先写测试', null],
    ['总是使用Tailwind CSS', null, 'tailwind-css'],
    ['我們從不使用jQuery', null, 'jquery'],
  ],
  Korean: [
    ['Fenster는 항상 Tailwind CSS를 사용한다는 것을 알아야 합니다', 'fenster', 'tailwind-css'],
    ['Fenster에게 테스트를 먼저 쓰라고 말해 주세요', 'fenster'],
    ['모두가 pnpm을 사용한다는 것을 알아야 한다', null, 'pnpm'],
    ['기억하세요: 테스트가 먼저다', null],
    ['앞으로는 테스트를 먼저 쓴다', null],
    ['우리 규칙은 테스트를 먼저 쓰는 것이다', null],
    ['항상 Tailwind CSS를 사용한다', null, 'tailwind-css'],
    ['절대 jQuery를 사용하지 않는다', null, 'jquery'],
  ],
}

/** Tasks and questions with the same words, which teach nothing. */
const notTaught: Readonly<Record<string, readonly string[]>> = {
  English: [
    'Do we always use tabs?',
    'Always use tabs?',
    'Does Fenster know that we use tabs?',
    'What do we always use',
  ],
  German: ['Was sollte ich über CSS wissen?', 'Weiß Fenster, dass wir Tabs nutzen?', 'Repariere das Formular'],
  French: ['Que dois-je savoir sur CSS ?', 'Nous utilisons toujours des onglets ?', 'Corrige le formulaire'],
  Spanish: ['¿Qué debo saber sobre CSS?', '¿Fenster debe saber que usamos pnpm?', 'Arregla el formulario'],
  Portuguese: ['O que devo saber sobre CSS?', 'Sempre usamos tabs?', 'Corrija o formulário', 'Usa o cache do servidor'],
  Italian: ['Cosa devo sapere su CSS?', 'Usiamo sempre i tab?', 'Correggi il modulo'],
  Dutch: ['Wat moet ik weten over CSS?', 'Gebruiken we altijd tabs?', 'Repareer het formulier'],
  Polish: ['Co powinienem wiedzieć o CSS?', 'Czy zawsze używamy tabów?', 'Napraw formularz'],
  Russian: ['Что мне нужно знать о CSS?', 'Мы всегда используем табы?', 'Исправь форму входа'],
  Turkish: ['CSS hakkında ne bilmeliyim?', 'Her zaman sekme mi kullanıyoruz?', 'Giriş formunu düzelt'],
  Japanese: ['CSSについて何を知っておくべきですか', '常にタブを使いますか？', 'ログインフォームを直して'],
  Chinese: ['关于CSS我应该知道什么？', '我们总是使用制表符吗', '不要修改登录表单', '修复登录表单'],
  Korean: ['CSS에 대해 무엇을 알아야 합니까?', '항상 탭을 사용합니까?', '로그인 양식을 고쳐'],
}

const decisions = [
  'Wir haben uns für Postgres entschieden',
  'Nous avons décidé de prendre Postgres',
  'Hemos decidido usar Postgres',
  'Ficou decidido usar Postgres',
  'Abbiamo deciso di usare Postgres',
  'We hebben voor Postgres gekozen',
  'Zdecydowaliśmy się na Postgres',
  'Мы решили взять Postgres',
  'Postgres için karar verdik',
  'Postgresを使うことにしました',
  '我们决定使用Postgres',
  'Postgres를 사용하기로 했다',
]

/** Two rules that contradict each other, and one that speaks of something else. */
const opposites: Readonly<Record<string, readonly [string, string, string]>> = {
  English: ['Always use tabs for indentation', 'Never use tabs for indentation', 'Never commit secrets'],
  German: ['Verwende immer Tabs zum Einrücken', 'Verwende niemals Tabs zum Einrücken', 'Verwende keine Abkürzungen'],
  French: ['Utilisez toujours des tabulations', 'N’utilisez jamais des tabulations', 'Évitez les abréviations'],
  Spanish: ['Usa siempre tabuladores', 'No uses tabuladores', 'Evita las abreviaturas'],
  Portuguese: ['Use sempre tabulações', 'Não use tabulações', 'Evite abreviações'],
  Italian: ['Usare sempre le tabulazioni', 'Non usare mai le tabulazioni', 'Evitare le abbreviazioni'],
  Dutch: ['Gebruik altijd tabs', 'Gebruik nooit tabs', 'Vermijd afkortingen'],
  Polish: ['Zawsze używaj tabulatorów', 'Nie używaj tabulatorów', 'Unikaj skrótów'],
  Russian: ['Всегда используйте табуляцию', 'Никогда не используйте табуляцию', 'Избегайте сокращений'],
  Turkish: ['Her zaman sekme kullan', 'Asla sekme kullanma', 'Asla kısaltma kullanma'],
  Japanese: ['常にタブを使う', '決してタブを使わない', '略語を避ける'],
  Chinese: ['总是使用制表符', '从不使用制表符', '避免缩写'],
  Korean: ['항상 탭을 사용한다', '절대 탭을 사용하지 않는다', '절대 약어를 사용하지 않는다'],
}

// SQD-57: people teach in the language they speak
describe.each(Object.entries(said))('teaching in %s', (_language, rows) => {
  it.each(rows.map(([text, to, slug]) => ({ text, to, slug })))('$text', ({ text, to, slug }) => {
    const teaching = heard(text)
    expect(teaching).toMatchObject({ to, ...(slug !== undefined && { slug }), kind: 'skill' })
    expect(teaching?.unknown).toBeUndefined()
    expect(teaching?.lesson).not.toBe('')
  })
})

describe.each(Object.entries(notTaught))('no teaching in %s', (_language, rows) => {
  it.each(rows)('%s', (text) => {
    expect(heard(text)).toBeUndefined()
  })
})

describe('decisions', () => {
  it.each(decisions)('%s', (text) => {
    expect(heard(text)?.kind).toBe('decision')
  })
})

describe('names', () => {
  // What begins like an article is a name all the same.
  it.each([
    ['Leo should know that builds are reproducible', 'leo'],
    ['Derek should know that builds are reproducible', 'derek'],
    ['The Leo should know that builds are reproducible', 'leo'],
    ['@fenster should know that builds are reproducible', 'fenster'],
  ])('%s', (text, to) => {
    expect(heard(text)).toMatchObject({ to })
  })

  it('hears a request that is put as a question', () => {
    expect(heard('Could you please teach Fenster to rebase before pushing?')).toMatchObject({
      to: 'fenster',
      lesson: 'Rebase before pushing.',
    })
  })
})

describe('rules that contradict', () => {
  it.each(Object.entries(opposites))('in %s', (_language, [one, contrary, other]) => {
    const [rule] = readDirectives(one)
    expect(rule?.polarity).toBe('do')
    expect(readDirectives(`${contrary}\n${other}`).map(({ polarity }) => polarity)).toEqual(['avoid', 'avoid'])
    const found = rule && findOpposites(rule, readDirectives(`${contrary}\n${other}`))
    expect(found?.map(({ text }) => text)).toEqual([contrary])
  })
})
