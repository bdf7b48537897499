/** A recipe of an image of a container, by its path: `Dockerfile`, `runner.Dockerfile`, `Containerfile.dev`. */
export function isImageRecipe(path: string): boolean {
  return /(?:^|[/.])(?:Docker|Container)file(?:\.[\w-]{1,40})?$/.test(path)
}
