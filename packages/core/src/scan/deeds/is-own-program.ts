import { isImageRecipe } from '../chains/is-image-recipe.ts'
import type { Piece } from '../piece.ts'

/** Is it run on the machine of the user, and neither shown nor a recipe for another machine? */
export function isOwnProgram({ role, isExample, language, path }: Piece): boolean {
  const isProgram = role === 'script' || role === 'command' || role === 'config'
  return isProgram && !isExample && language !== 'json' && !isImageRecipe(path)
}
