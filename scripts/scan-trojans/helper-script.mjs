import { onPage } from './on-page.mjs'

/** An attack that brings a program of its own, and the section of the page that has it run; FILE is the program there. */
export const helperScript = (path, make, section) => (given, r) => [
  [path, make(given, r)],
  onPage(section.replaceAll('FILE', path).replaceAll('HOST', given.host).replaceAll('NAME', given.name)),
]
