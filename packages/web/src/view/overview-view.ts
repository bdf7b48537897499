import type { DoctorAnswer, Finding } from '../daemon/answers.ts'
import { badge } from './badge.ts'
import { element } from './element.ts'
import { facts } from './facts.ts'
import { section } from './section.ts'
import { strangeText } from './strange-text.ts'
import { tableView } from './table-view.ts'

/** The whole picture: how many skills in which state, where they were looked for, what is wrong. */
export function overviewView({ project, configuration, roots, states, problems }: DoctorAnswer): HTMLElement {
  const counts = Object.entries(states).filter(([, count]) => count > 0)
  return element(
    'article',
    {},
    element('h1', { tabindex: '-1' }, 'Overview'),
    element(
      'ul',
      { class: 'counts' },
      ...counts.map(([state, count]) => element('li', {}, element('b', {}, String(count)), ' ', badge(state))),
    ),
    section('Problems', ...problems.slice(0, 200).map(problem)),
    section(
      'Here',
      facts([
        ['Project', strangeText(project.root, 500)],
        ['Preset', project.preset],
        ['Settings', strangeText(configuration.files.join(', ') || 'none: everything is as it comes', 2000)],
      ]),
    ),
    section(
      'Folders looked at',
      tableView(
        ['Folder', 'Scope', 'Whose', 'Skills'],
        roots
          .filter(({ exists }) => exists)
          .map(({ path, scope, source, skills }) => [path, scope, source, String(skills)]),
      ),
    ),
  )
}

function problem({ severity, message, help, path }: Finding): HTMLElement {
  return element(
    'div',
    { class: 'note' },
    badge(severity),
    ' ',
    strangeText(message, 1000),
    help === undefined ? undefined : element('div', { class: 'quiet' }, strangeText(help, 1000)),
    path === undefined ? undefined : element('div', { class: 'quiet' }, strangeText(path, 500)),
  )
}
