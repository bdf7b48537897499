import type { Diagnostic } from '../diagnostic.ts'
import { dependencyOrder } from './dependency-order.ts'
import type { CatalogView } from './view.ts'

/**
 * What is wrong with the dependencies of the skills in view: one finding per missing one, and one on every
 * member of a cycle. None of them keeps a skill from being loaded (decisions R-42).
 */
export function dependencyProblems(view: CatalogView): readonly Diagnostic[] {
  const { missing, cycles } = dependencyOrder(view.entries)
  const problems: Diagnostic[] = missing.map(({ skill, dependency }) => ({
    code: 'missing-dependency',
    severity: 'warning',
    message: `${skill} depends on ${dependency}, which is not here.`,
    help: `Add a skill named ${dependency}, or take it out of \`dependencies\`.`,
    ...pathOf(view, skill),
  }))
  for (const cycle of cycles) {
    const names = cycle.map((entry) => entry.name)
    // A ring of thousands named in full on each of its members would be millions of words.
    const shown =
      names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${String(names.length - 8)} more` : names.join(', ')
    for (const entry of cycle) {
      problems.push({
        code: 'dependency-cycle',
        severity: 'warning',
        message:
          cycle.length === 1
            ? `${entry.name} depends on itself.`
            : `${entry.name} is in a ring of dependencies: ${shown}.`,
        help: 'Take one of them out of `dependencies`; until then all of them still load.',
        path: entry.candidate.location,
      })
    }
  }
  return problems
}

function pathOf(view: CatalogView, name: string): { readonly path?: string } {
  const location = view.resolve(name)?.candidate.location
  return location === undefined ? {} : { path: location }
}
