import type { MappedText } from '../text/mapped-text.ts'

const makes = /(?:^|\/)(?:GNU)?[Mm]akefile$|\.mk$|(?:^|\/)[.]?[Jj]ustfile$/
const builds = /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]{1,40})?$|\.dockerfile$/i
const variable = /^[ \t]{0,8}(?:export[ \t]{1,4})?(\w{1,60})[ \t]{0,8}(?::{0,3}|\?)=[ \t]{0,8}([^\n]{0,400})$/gm
const mostVariables = 200

/**
 * The recipes of a Makefile and the steps of a Dockerfile as the shell they hold: `$(NAME)` is its value, `$(shell …)` is
 * `$(…)`, and the word or mark before a command is gone. Any other file comes back as it is.
 */
export function foldRecipe(path: string, source: MappedText): MappedText {
  if (builds.test(path))
    return source
      .replace(
        /^[ \t]{0,8}ADD[ \t]{1,8}(?:--\w\S{0,80}[ \t]{1,4}){0,4}(https?:\/\/\S{4,300})[ \t]{1,8}(\S{1,200})/gm,
        ([, address = '', file = '']) => `curl ${address} -o ${file}`,
      )
      .replace(/^[ \t]{0,8}(?:RUN|CMD|ENTRYPOINT)[ \t]{1,8}\[([^\]\n]{1,400})\]/gm, ([, words = '']) =>
        words
          .split(',')
          .map((word) => word.trim().replace(/^"(.*)"$/, '$1'))
          .join(' '),
      )
      .replace(/^[ \t]{0,8}(?:RUN|CMD|ENTRYPOINT)[ \t]{1,8}(?:--\w[^\s]{0,80}[ \t]{1,4}){0,4}/gm, () => '')
  if (!makes.test(path)) return source
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of source.text.matchAll(variable)) {
    if (values.size >= mostVariables) break
    values.set(name, value.trim())
  }
  return source
    .replace(/^\t[ \t]{0,8}[@+-]{1,3}/gm, () => '\t')
    .replace(/\$\$|\$[({]shell[ \t]|\$([({])(\w{1,60})[)}]/g, ([whole, , name]) => {
      if (whole === '$$') return '$'
      if (name === undefined) return '$('
      return values.get(name) ?? `$${name}`
    })
}
