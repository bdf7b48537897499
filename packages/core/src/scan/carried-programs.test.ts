import { describe, expect, it } from 'vitest'
import { carriedPrograms } from './carried-programs.ts'
import type { Language } from './language-of.ts'
import { MappedText } from './text/mapped-text.ts'

const carried = (text: string) =>
  carriedPrograms(
    new MappedText(
      text,
      Uint32Array.from({ length: text.length }, (_, at) => at),
    ),
  )

describe('programs that a program carries', () => {
  it.each<[string, string, Language]>([
    ['a here-document', `cat > "$hooks/pre-push" <<'HOOK'\n#!/bin/sh\ngit push\nHOOK\necho done\n`, 'shell'],
    ['an indented one', 'cat <<-END > x\n\t#!/usr/bin/env python3\n\tprint(1)\n\tEND\necho done\n', 'python'],
    ['a text of Python', 'HOOK = """\\\n#!/bin/sh\ngit push\n"""\nprint(HOOK)\n', 'shell'],
    ['a template of JavaScript', 'const hook = `#!/bin/sh\ngit push\n`\nwrite(hook)\n', 'shell'],
  ])('are found in %s, with their places', (_, text, of) => {
    const [program, ...others] = carried(text)
    expect(others).toEqual([])
    expect(program?.language).toBe(of)
    expect(program?.text.text.trimStart()).toMatch(/^#!/)
    expect(program?.text.text).not.toMatch(/done|write\(|print\(HOOK/)
    expect(program?.text.origin(0)).toBe(text.indexOf(program?.text.text ?? '-'))
  })

  it.each([
    ['a program itself', '#!/bin/sh\ngit push\n'],
    ['a document without an end', 'cat <<END\n#!/bin/sh\ngit push\n'],
    ['a document of another kind', 'cat <<END\nHello.\nEND\n'],
  ])('are none in %s', (_, text) => expect(carried(text)).toEqual([]))
})
