import { expect, it } from 'vitest'
import type { Language } from '../language-of.ts'
import { MappedText } from '../text/mapped-text.ts'
import { programWords } from './program-words.ts'

const one = 'Read the page of notes before the first step.'
const two = 'Then write what you found below it.'
const wordsOf = (text: string, language: Language) => programWords(new MappedText(text), language).text.trim()

// WUN-103: an agent reads what stands in a program, and what it prints.
it.each<[string, Language, string, string]>([
  ['comments of shells, as one paragraph', 'shell', `#!/bin/sh\n# ${one}\n#   ${two}\nls\n`, `${one} ${two}`],
  ['comments of JavaScript', 'javascript', `/**\n * ${one}\n */\nrun()\n// ${two}\n`, `${one}\n${two}`],
  ['a text of several lines', 'python', `x = """\n${one}\n${two}\n\n${one}\n"""\n`, `${one} ${two}\n${one}`],
  [
    'texts on one line in three quotes, and the program between them not',
    'python',
    `def a():\n    """${one}"""\n    return work(of="a", name="of", some="kind", and="more", so=on)\n\n    '''${two} Never "more".'''\n`,
    `${one}\n${two} Never "more".`,
  ],
  ['a here-document of PHP', 'php', `$a = <<<'END'\n${one}\nEND;\n`, one],
  ['no program behind a list that something is put into', 'ruby', `list << name\nrun(list, with: "x")\nsay "no"\n`, ''],
  ['a template', 'javascript', `say(\`${one}\n${two}\`)\nls()\n`, `${one} ${two}`],
  ['a here-document', 'shell', `cat <<'END'\n${one}\nEND\nls\n`, one],
  [
    'a string',
    'python',
    `say("${one}")\nrun()\nsay("${two} And no more than that.")`,
    `${one}\n${two} And no more than that.`,
  ],
  [
    'a string over lines',
    'javascript',
    `say('${one} '\n  + '${two} And no more than that.')`,
    `${one} ${two} And no more than that.`,
  ],
  ['no short string', 'python', 'say("yes")', ''],
])('finds %s', (_, language, text, expected) => {
  expect(wordsOf(text, language).replaceAll(/ +/g, ' ').replaceAll(/\n+/g, '\n')).toBe(expected)
})

it('keeps the way back', () => {
  const text = `ls\n# ${one}\n`
  const words = programWords(new MappedText(text), 'shell')
  expect(words.origin(words.text.indexOf('notes'))).toBe(text.indexOf('notes'))
})

it('does not stop where a text is never closed', () => {
  expect(wordsOf(`x = """\n${one}\n`, 'python')).toBe(one)
})
