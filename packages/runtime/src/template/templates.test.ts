import { renderTemplate } from '@metier/core'
import { createTemporaryTree, createFakeHost } from '@metier/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { applyEject } from './apply-eject.ts'
import { findTemplates } from './find-templates.ts'
import { planEject } from './plan-eject.ts'
import { readTemplate } from './read-template.ts'
import type { TemplatePlace } from './template-place.ts'
import { templatePlaces } from './template-places.ts'

let tree = createTemporaryTree()
const fileSystem = createNodeFileSystem()

afterEach(() => tree.cleanUp())

function stage(files: Readonly<Record<string, string>>): readonly TemplatePlace[] {
  tree = createTemporaryTree(files)
  return [
    { origin: 'project', directory: tree.at('assets/templates/git') },
    { origin: 'user', directory: tree.at('config/templates/git') },
    { origin: 'skill', directory: tree.at('skills/git/templates') },
  ]
}

const skill = {
  'skills/git/templates/commit_message.j2': 'skill commit',
  'skills/git/templates/workflow_result.j2': 'skill workflow',
  'skills/git/templates/error_message.j2': 'skill error',
}

describe('the cascade of templates', () => {
  it('OMN-6 OMN-42 OMN-43 is decided file by file: what is not overridden is served from the skill', () => {
    const places = stage({
      ...skill,
      'assets/templates/git/commit_message.j2': 'mine',
      'assets/templates/git/workflow_result.j2': 'mine too',
      'config/templates/git/workflow_result.j2': 'weaker',
    })
    const read = (name: string) => readTemplate(`${name}.j2`, places, fileSystem)
    expect(['commit_message', 'workflow_result', 'error_message'].map(read)).toEqual([
      'mine',
      'mine too',
      'skill error',
    ])
    expect(
      findTemplates(places, fileSystem).map(({ name, origin, overrides }) => [name, origin, overrides.length]),
    ).toEqual([
      ['commit_message.j2', 'project', 1],
      ['error_message.j2', 'skill', 0],
      ['workflow_result.j2', 'project', 2],
    ])
  })

  it('a template of the skill includes what overrides its neighbour', () => {
    const places = stage({
      'skills/git/templates/a.j2': '<{% include "b.j2" %}>',
      'skills/git/templates/b.j2': 'theirs',
      'assets/templates/git/b.j2': 'mine',
    })
    const rendered = renderTemplate({
      name: 'a.j2',
      values: {},
      load: (name) => readTemplate(name, places, fileSystem),
    })
    expect(rendered).toEqual({ text: '<mine>' })
  })

  it.each([
    '../secret',
    'sub/../../secret',
    '/etc/passwd',
    '..\\secret',
    './a.j2',
    'link',
    'directory/secret',
    '',
    'a\0b',
  ])('never reads outside of the skill: %j', (name) => {
    const places = stage({ ...skill, 'skills/git/secret': 'SECRET', 'outside/secret': 'SECRET' })
    tree.link('skills/git/templates/link', '../secret')
    tree.link('skills/git/templates/directory', '../../../outside')
    const load = (wanted: string) => readTemplate(wanted, places, fileSystem)
    tree.write('skills/git/templates/main.j2', '{% include name ignore missing %}')
    expect(load(name)).toBeUndefined()
    expect(renderTemplate({ name: 'main.j2', values: { name }, load })).toEqual({ text: '' })
  })

  it('ejects copies, and overwrites nothing unasked', () => {
    const places = stage(skill)
    const options = { places, scope: 'project' as const, fileSystem, templates: findTemplates(places, fileSystem) }
    applyEject(planEject({ ...options, overwrite: false }), { fileSystem, writer: createNodeFileWriter() })
    expect(findTemplates(places, fileSystem).map(({ origin }) => origin)).toEqual(['project', 'project', 'project'])
    expect(() => planEject({ ...options, overwrite: false })).toThrow('exist already')
    expect(planEject({ ...options, overwrite: true }).files).toHaveLength(3)
  })

  it('the name of a skill and that of its directory both find what overrides it, and neither leaves its place', () => {
    const entry = { name: '..', candidate: { directory: '/skills/my_dir' } }
    const host = createFakeHost()
    // @ts-expect-error -- only what is looked at
    const places = templatePlaces({ entry, host, projectRoot: '/project' })
    expect(places.map(({ directory }) => directory)).toEqual([
      '/project/assets/templates/my_dir',
      '/home/user/.config/metier/templates/my_dir',
      '/skills/my_dir/templates',
    ])
  })
})
