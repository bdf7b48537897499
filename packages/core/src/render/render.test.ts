import { describe, expect, it } from 'vitest'
import { assembleRendering } from './assemble-rendering.ts'
import { planRendering, type PlanRenderingOptions } from './plan-rendering.ts'
import { splitArguments } from './split-arguments.ts'

const variables = { SKILL_DIR: '/my skills/a', CLAUDE_SKILL_DIR: '/my skills/a', baseDir: '/my skills/a' }

/** The text when nothing is run: what the author wrote of commands stays. */
function textOf(body: string, given?: PlanRenderingOptions['arguments'], more: Partial<PlanRenderingOptions> = {}) {
  const plan = planRendering({ body, variables, ...(given !== undefined && { arguments: given }), ...more })
  return assembleRendering(plan, body, [])
}

function commandsOf(body: string, given?: PlanRenderingOptions['arguments'], more: Partial<PlanRenderingOptions> = {}) {
  const plan = planRendering({ body, variables, ...(given !== undefined && { arguments: given }), ...more })
  return plan.insertions.map(({ kind, command }) => (kind === 'read' ? `read:${command}` : command))
}

// WUN-101
describe('arguments in text', () => {
  it.each([
    // WUN-28, WUN-66, WUN-7
    ['Review $ARGUMENTS, then $ARGUMENTS.', '123', 'Review 123, then 123.'],
    ['${ARGUMENTS}', 'a "b c"', 'a "b c"'],
    // WUN-67
    ['[$ARGUMENTS]', '', '[]'],
    // Ruling 7: from 0, and a number that no argument has stays.
    ['$0|$1|$2', 'a "b c"', 'a|b c|$2'],
    ['$ARGUMENTS[0]|$ARGUMENTS[1]|$ARGUMENTS[2]', 'a "b c"', 'a|b c|$ARGUMENTS[2]'],
    ['${0}|${ARGUMENTS[1]}|${2}', 'a b', 'a|b|${2}'],
    ['$10', 'a', '$10\n\nARGUMENTS: a\n'],
    ['$0th $0_x', 'a', '$0th $0_x\n\nARGUMENTS: a\n'],
    ['costs $5.00, $', 'a $0', 'costs $5.00, $\n\nARGUMENTS: a $0\n'],
    // Escapes: one backslash, directly before.
    [String.raw`\$ARGUMENTS \$0 \$9 $0`, 'a', String.raw`$ARGUMENTS $0 \$9 a`],
    [String.raw`\\$0 \x $0`, 'a', String.raw`\\a \x a`],
    // Put in once.
    ['$ARGUMENTS', '$0 $ARGUMENTS ${SKILL_DIR} $& $1', '$0 $ARGUMENTS ${SKILL_DIR} $& $1'],
    ['$0', ['!`id`', '$0'], '!`id`'],
    ['$ARGUMENTS', ['a', 'b c'], 'a b c'],
    ['$ARGUMENTSX $ARGUMENTS_X', 'a', '$ARGUMENTSX $ARGUMENTS_X\n\nARGUMENTS: a\n'],
    // Variables.
    ['${SKILL_DIR}/x {baseDir}/y', undefined, '/my skills/a/x /my skills/a/y'],
    ['$SKILL_DIR ${HOME} ${constructor} {other}', undefined, '$SKILL_DIR ${HOME} ${constructor} {other}'],
    [String.raw`\${SKILL_DIR}`, undefined, '${SKILL_DIR}'],
    // Without a place.
    ['Do it.\n', 'now', 'Do it.\n\nARGUMENTS: now\n'],
    ['Do it.', '  ', 'Do it.'],
    ['Do it.', undefined, 'Do it.'],
    ['', 'now', 'ARGUMENTS: now\n'],
  ] as const)('%j with %j', (body, given, expected) => {
    expect(textOf(body, given)).toBe(expected)
  })

  it.each([
    ['$issue in $branch', '7', '7 in '],
    ['$issue-x $issue_x ${issue}', '7', '7-x $issue_x 7'],
    ['$branch', '7 main', 'main'],
    ['$constructor', '7', '$constructor\n\nARGUMENTS: 7\n'],
    [String.raw`\$issue`, '7', '$issue\n\nARGUMENTS: 7\n'],
  ])('names: %j with %j', (body, given, expected) => {
    expect(textOf(body, given, { argumentNames: ['issue', 'branch'] })).toBe(expected)
  })

  it('takes the longest name', () => {
    expect(textOf('$issue-number', 'a b', { argumentNames: ['issue', 'issue-number'] })).toBe('b')
  })

  it('counts from 1 where it is told to', () => {
    expect(textOf('$0|$1|$ARGUMENTS[2]', 'a b', { firstArgument: 1 })).toBe('$0|a|b')
  })

  it.each([
    ['a b', ['a', 'b']],
    ['  a \t b\n', ['a', 'b']],
    ['"a b" \'c d\'', ['a b', 'c d']],
    [String.raw`"a \"b\" \\ \n" c\ d`, [String.raw`a "b" \ \n`, 'c d']],
    ["don't", ["don't"]],
    ['"open', ['"open']],
    [String.raw`C:\new\x`, [String.raw`C:\new\x`]],
    ['""', ['']],
    ['a""b\'c\'', ['abc']],
    ['', []],
  ])('splits %j', (text, words) => {
    expect(splitArguments(text)).toEqual(words)
  })
})

// Decisions R-14
describe('what is a command', () => {
  it.each([
    ['!git status', ['git status']],
    ['!./run.sh x', ['./run.sh x']],
    ['!../x/run', ['../x/run']],
    ['!/usr/bin/env', ['/usr/bin/env']],
    ['!~/bin/x y', ['~/bin/x y']],
    ['!"my tool" x', ['"my tool" x']],
    ['!date\r\n!pwd\r\n', ['date', 'pwd']],
    ['a\n!date', ['date']],
    // WUN-30
    ['!read ./references/schema.md', ['read:./references/schema.md']],
    ['!read "a b.md"', ['read:a b.md']],
    ['Schema: !`read references/schema.md`', ['read:references/schema.md']],
    ['Now: !`git status`.', ['git status']],
    ['!`git status`', ['git status']],
    ['- a: !`x 1`, b: !`y 2`', ['x 1', 'y 2']],
    ['- item\n    - !`git log`', ['git log']],
    ['```!\ngit log\ngit status\n```', ['git log\ngit status']],
    ['   ``` !\ngit log\n```', ['git log']],
    ['> !`git log`', ['git log']],
    ['<!-- note --> !`git log`', ['git log']],
    ['<!-- open\n!`git log`', ['git log']],
  ])('%j: %j', (body, commands) => {
    expect(commandsOf(body)).toEqual(commands)
  })

  it.each([
    '![alt](image.png)',
    '![ref]',
    '!!history',
    '!<html>',
    '!= x',
    '! git status',
    '!-x',
    '!(a)',
    ' !git status',
    'text !git status',
    '!Important: read this',
    '!Beware, all',
    '!stop.',
    '!dist/',
    '!src/keep.txt',
    '!.env.example',
    '!*.md',
    '!node_modules/*/x',
    '!keep.txt',
    '```\n!git status\n```',
    '```sh\n!git status\n!`x`\n```',
    '~~~\n!git status\n```\n!git status\n~~~',
    '````\n```!\ngit log\n```\n````',
    '```! sh\ngit log\n```',
    '```!\n\n```',
    '```!\ngit log',
    '```\n!git status',
    '> ```\n> !`x`\n> ```',
    '<!--\n!git status\n-->',
    '<!-- !`git status` -->',
    'a <!-- b\n!git status\n--> c',
    '    !`git status`',
    'a\n\n\t!`git status`',
    'KEY=!`git status`',
    '(!`git status`)',
    '``!`git status` ``',
    '`` !`git status` ``',
    '`a !` and `b`',
    '!`` ` ``',
    '!` `',
    '!`open',
    '[!`x`](y)',
  ])('%j is none', (body) => {
    expect(commandsOf(body)).toEqual([])
    expect(textOf(body)).toBe(body)
  })

  it('gives its place', () => {
    const body = 'a\n!git status\nb !`x`'
    const { insertions } = planRendering({ body })
    expect(insertions).toMatchObject([
      { form: 'line', line: 2, source: 'git status' },
      { form: 'inline', line: 3, source: 'x' },
    ])
    expect(insertions.map(({ start, end }) => body.slice(start, end))).toEqual(['!git status', '!`x`'])
  })

  it('puts outputs in their places, and never reads them again', () => {
    const body = 'a\n!one $0\nb !`two` c\n'
    const plan = planRendering({ body, arguments: 'x' })
    expect(assembleRendering(plan, body, ['!`id` $0 $ARGUMENTS', undefined])).toBe(
      'a\n!`id` $0 $ARGUMENTS\nb !`two` c\n',
    )
  })
})

describe('bounds', () => {
  const big = 1_000_000
  it.each<[string, string, string]>([
    ['dollars', '$'.repeat(big), 'a'],
    ['placeholders', '$0 '.repeat(big / 3), 'a'],
    ['open braces', '${'.repeat(big / 2), 'a'],
    ['backslashes', '\\'.repeat(big) + '$0', 'a'],
    ['marks', '!`'.repeat(big / 2), 'a'],
    ['marks after spaces', ' !`a'.repeat(big / 4), 'a'],
    ['runs of backticks', Array.from({ length: 1400 }, (_, index) => '`'.repeat(index)).join(' '), 'a'],
    ['open comments', '<!-- '.repeat(big / 5) + '\n!`x`', 'a'],
    ['lines with open comments', '<!-- !`\n'.repeat(big / 8), 'a'],
    ['fences', '```\n'.repeat(big / 4) + ' !`x`', 'a'],
    ['fences of commands', '```!\nx $0\n```\n'.repeat(5000), 'a'],
    ['lines of spaces', `${' '.repeat(100)}\n`.repeat(big / 100) + '!x', 'a'],
    ['one command', `!${'x '.repeat(big / 2)}`, 'a'],
    ['one command full of places', `!x ${'$0 '.repeat(20_000)}`, 'a'],
    ['nested substitutions', `!x $0 ${'$('.repeat(20_000)}`, 'a'],
    ['quotes in arguments', '$0', `"${"'".repeat(100_000)}`],
    ['open quotes in arguments', '$0', `"'`.repeat(50_000)],
    ['open double quotes', '$0', String.raw`\" "`.repeat(50_000)],
  ])(
    '%s take bounded time',
    (_name, body, given) => {
      expect(planRendering({ body, arguments: given }).pieces).not.toEqual([])
    },
    30_000,
  )
})
