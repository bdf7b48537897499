import type { Language } from './language-of.ts'

/** Pictures, fonts, sounds and films by their names. */
const media = /\.(?:png|jpe?g|gif|webp|ico|bmp|tiff?|avif|ttf|otf|woff2?|eot|mp[34]|wav|ogg|flac|mov|avi|webm)$/i

const beginnings: readonly (readonly [Language, RegExp])[] = [
  ['python', /^\s*(?:#![^\n]{0,60}python|(?:import|from) \w[\w.]{0,40}(?: import \w|\s{0,2}\n|, ))/],
  ['shell', /^\s*#![^\n]{0,60}\b(?:ba|z|da)?sh\b/],
  ['php', /^\s*<\?php\b/],
  [
    'javascript',
    /^\s*(?:#![^\n]{0,60}\b(?:node|deno|bun)\b|["']use strict["']|(?:const|let|var) [\w${}, ]{1,80}=|import [\w${}*, ]{1,80} from\b|import ["']|\(?(?:async )?function\b|\(\(\) ?=>|require\()/,
  ],
]

/** What a file is written in that is called a picture, a font or another medium and is none: nobody opens it to read, and a program runs it. */
export function disguisedProgram(path: string, text: string): Language | undefined {
  return media.test(path) ? beginnings.find(([, beginning]) => beginning.test(text.slice(0, 300)))?.[0] : undefined
}
