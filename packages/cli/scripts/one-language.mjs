/**
 * An esbuild plugin: zod says what is wrong in sixty languages, and a bundle that takes it whole has all of them. Ours are
 * told in English.
 */
export const oneLanguage = {
  name: 'one-language',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
    }))
  },
}
