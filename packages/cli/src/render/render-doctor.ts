import type { DoctorOutput } from '@metier/operations'
import { columns } from '../terminal/columns.ts'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { shortPaths } from '../terminal/short-paths.ts'
import { wrapTo } from '../terminal/text-width.ts'
import { findingLines } from './finding-lines.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

function explanationLines(explanations: NonNullable<DoctorOutput['explanations']>, page: Page): string[] {
  const { style, width } = page
  const marks = { ok: style.green('✓'), problem: style.red('✗'), note: style.cyan('·') } as const
  return explanations.flatMap(({ kind, message, path }) => {
    const [first = '', ...rest] = wrapTo(shortPaths(printable(message), page), Math.max(30, width - 2))
    return [
      `${marks[kind]} ${first}`,
      ...rest.map((line) => `  ${line}`),
      ...(path === undefined ? [] : [`  ${style.dim(shortPath(path, page))}`]),
    ]
  })
}

function valueLines(values: NonNullable<DoctorOutput['configuration']['values']>, page: Page): string[] {
  const rows = values.map(({ key, value, origin, path }) => {
    const shown = value === undefined ? '' : printable(JSON.stringify(value))
    const from = path === undefined ? origin : `${origin}, ${shortPath(path, page)}`
    return { left: printable(key), right: `${shown} ${page.style.dim(`(${from})`)}` }
  })
  return [columns(rows, { indent: 0, width: page.width })]
}

function rootLines(roots: DoctorOutput['roots'], page: Page): string[] {
  const shown = page.verbose ? roots : roots.filter(({ exists }) => exists)
  const rows = shown.map(({ path, scope, source, exists, skills }) => ({
    left: shortPath(path, page),
    right: `${scope === source ? scope : `${scope}, ${source}`}: ${exists ? plural(skills, 'skill') : 'not there'}`,
  }))
  const absent = roots.length - shown.length
  return [
    page.style.bold('Folders'),
    ...(rows.length === 0 ? [] : [columns(rows, { indent: 2, width: page.width })]),
    ...(absent === 0 ? [] : [page.style.dim(`  ${absent} more are not there (--verbose names them)`)]),
  ]
}

function problemLines(problems: DoctorOutput['problems'], page: Page): string[] {
  const byPath = new Map<string, DoctorOutput['problems']>()
  for (const problem of problems) {
    const path = problem.path === undefined ? '' : shortPath(problem.path, page)
    byPath.set(path, [...(byPath.get(path) ?? []), problem])
  }
  return [...byPath].flatMap(([path, found]) => [...(path === '' ? [] : [path]), ...findingLines(found, page)])
}

function installationLines(faults: NonNullable<DoctorOutput['installation']>, page: Page): string[] {
  const lines = faults.map(
    ({ path, message }) => `${page.style.yellow('!')} ${shortPath(path, page)}: ${printable(message)}`,
  )
  const isLeft = faults.some(({ kind }) => kind === 'unfinished' || kind === 'abandoned')
  return isLeft ? [...lines, page.style.dim('  `metier prune` cleans up what was left.')] : lines
}

/** The whole picture, or the answer to why one skill is not there. */
export const renderDoctor: Renderer<DoctorOutput> = (output, page) => {
  const { style } = page
  const {
    explanations,
    configuration,
    project,
    roots,
    states,
    problems,
    unresolvedReferences,
    installation = [],
  } = output
  if (explanations !== undefined) return { answer: explanationLines(explanations, page).join('\n') }
  if (configuration.values !== undefined) return { answer: valueLines(configuration.values, page).join('\n') }
  const counts = Object.entries(states).filter(([, count]) => count > 0)
  const facts = [
    { left: 'project', right: shortPath(project.root, page) },
    { left: 'preset', right: project.preset },
    {
      left: 'settings',
      right:
        configuration.files.length === 0
          ? 'defaults only'
          : configuration.files.map((file) => shortPath(file, page)).join(', '),
    },
    {
      left: 'skills',
      right: counts.length === 0 ? 'none' : counts.map(([state, count]) => `${count} ${state}`).join(', '),
    },
  ]
  const parts = [columns(facts, { indent: 0, width: page.width }), '', ...rootLines(roots, page)]
  if (unresolvedReferences.length > 0) {
    parts.push(
      '',
      `${style.yellow('!')} References that name no skill: ${unresolvedReferences.map(printable).join(', ')}`,
    )
  }
  if (problems.length > 0) parts.push('', style.bold('Problems'), ...problemLines(problems, page))
  if (installation.length > 0) {
    parts.push('', style.bold('Installation'), ...installationLines(installation, page))
  }
  const verdict =
    problems.length + installation.length === 0
      ? `${style.green('✓')} All is well.`
      : `${plural(problems.length + installation.length, 'problem')} found.`
  return { answer: [...parts, '', verdict].join('\n') }
}
