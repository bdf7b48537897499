import { expect, it } from 'vitest'
import { isImageRecipe } from './is-image-recipe.ts'

// WUN-103: rights inside of a container are no rights over the machine; a script of a name alike is a script.
it.each(['Dockerfile', 'templates/runner.Dockerfile', 'docker/Dockerfile.dev', 'Containerfile'])('knows %s', (path) =>
  expect(isImageRecipe(path)).toBe(true),
)

it.each(['scripts/Dockerfile.d/run.sh', 'notDockerfile', 'scripts/dockerfile-lint.py'])('leaves out %s', (path) =>
  expect(isImageRecipe(path)).toBe(false),
)
