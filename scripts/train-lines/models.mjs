// The models of lines: what each reads, what it learns from, and how often it may be wrong.
import { isProgramPath } from '../../packages/core/dist/scan/programs/is-program-path.js'

/**
 * `additions` are folders of fixtures/scan, `fitted` is one of paragraphs. `leastAdded` is how many lines somebody must have put into a
 * window for it to be one of an attack in the first round. Of honest windows that are nothing like an attack one in `oneOf` is learned
 * from, and stands for the others. `mayBlock` and `mayWarn` are shares of the published skills with such files.
 */
export const models = {
  programs: {
    additions: ['programs'],
    isAsked: isProgramPath,
    linesOfBlock: 15,
    hasPairs: false,
    signs: { names: ['alone', 'only', 'ofOnly'], lookalike: 1 },
    leastAdded: 5,
    oneOf: 1,
    mayBlock: 0.007,
    mayWarn: 0.04,
    name: 'programModel',
    file: 'programs/program-model.ts',
    card: 'docs/scanning-programs.md',
  },
  pages: {
    additions: ['programs', 'pages'],
    fitted: 'orders',
    isAsked: (path) => !isProgramPath(path),
    linesOfBlock: 5,
    hasPairs: true,
    // That a section is of other words than the rest is not held against it: it made no difference but for honest ones.
    signs: { names: ['alone', 'ofOnly'], lookalike: 8 },
    leastAdded: 1,
    oneOf: 8,
    mayBlock: 0.002,
    mayWarn: 0.006,
    name: 'pageModel',
    file: 'pages/page-model.ts',
    card: 'docs/scanning-pages.md',
  },
}
