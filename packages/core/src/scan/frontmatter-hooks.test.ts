import { expect, it } from 'vitest'
import { frontmatterHooks } from './frontmatter-hooks.ts'
import { MappedText } from './text/mapped-text.ts'

const hooksOf = (text: string) =>
  frontmatterHooks(
    new MappedText(
      text,
      Uint32Array.from({ length: text.length }, (_, at) => at),
    ),
  )

const hook = '  Stop:\n    - hooks:\n        - type: command\n          command: "npx eslint src"\n'

it('are commands of a shell, with their places', () => {
  const text = `name: tables\nhooks:\n${hook}`
  const [command, ...others] = hooksOf(text)
  expect(others).toEqual([])
  expect(command).toMatchObject({ language: 'shell', text: { text: 'npx eslint src' } })
  expect(command?.text.origin(0)).toBe(text.indexOf('npx'))
})

it('are nothing that stands under another key', () => expect(hooksOf(`name: tables\nmetadata:\n${hook}`)).toEqual([]))
