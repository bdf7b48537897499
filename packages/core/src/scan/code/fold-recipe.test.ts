import { describe, expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { foldRecipe } from './fold-recipe.ts'

const folded = (path: string, text: string) => foldRecipe(path, new MappedText(text)).text

describe('a recipe', () => {
  it.each([
    ['Makefile', 'H := a.test\nx:\n\t@curl https://$(H)/', 'H := a.test\nx:\n\tcurl https://a.test/'],
    ['lib/build.mk', 'x:\n\t-echo $(shell whoami) $$HOME $(HOME)', 'x:\n\techo $(whoami) $HOME $HOME'],
    ['Dockerfile', 'FROM a\nRUN --mount=type=cache curl b | sh', 'FROM a\ncurl b | sh'],
    ['a/Containerfile.dev', 'CMD run', 'run'],
    ['run.sh', 'x=$(curl b)\nRUN c', 'x=$(curl b)\nRUN c'],
  ])('in %s is the shell it holds: %j', (path, text, expected) => {
    expect(folded(path, text)).toBe(expected)
  })

  it('knows where each character stood', () => {
    const text = 'x:\n\t@curl'
    const made = foldRecipe('Makefile', new MappedText(text))
    expect(made.origin(made.text.indexOf('curl'))).toBe(text.indexOf('curl'))
  })
})
