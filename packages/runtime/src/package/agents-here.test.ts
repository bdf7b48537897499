import { findDialect, withAgents, type Dialect } from '@metier/core'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { agentsHere } from './agents-here.ts'
import { installSite } from './install-site.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '', 'home/x': '' })
})
afterEach(() => tree.cleanUp())

const fileSystem = createNodeFileSystem()

function siteWith(environment: Readonly<Record<string, string>> = {}) {
  const host = createFakeHost({ home: tree.at('home'), environment })
  const projectRoot = tree.at('project')
  const configuration = loadConfiguration({ fileSystem, host, cwd: projectRoot, projectRoot })
  return installSite({
    fileSystem,
    writer: createNodeFileWriter(),
    host,
    configuration,
    scope: 'user',
    home: tree.at('home'),
  })
}

// What an administrator has for Codex on the machine of the tests says nothing here.
const here = (environment: Readonly<Record<string, string>> = {}, dialects?: readonly Dialect[]) =>
  [...agentsHere({ fileSystem, ...siteWith(environment), ...(dialects && { dialects }) }).keys()].filter(
    (id) => id !== 'codex' || environment['CODEX_HOME'] !== undefined,
  )

describe('agents that are in use', () => {
  it('are none where nothing is', () => {
    expect(here()).toEqual([])
  })

  it.each([
    ['claude-code', 'home/.claude/x'],
    ['cursor', 'home/.cursor/x'],
    ['windsurf', 'home/.codeium/windsurf/x'],
    ['goose', 'home/.config/goose/x'],
    ['openclaw', 'home/.moltbot/x'],
    ['replit', 'project/.replit'],
    ['jazz', 'project/.jazz/x'],
    ['promptscript', 'project/promptscript.yaml'],
    ['eve', 'project/node_modules/eve/package.json'],
    ['zed', 'home/AppData/Roaming/Zed/x'],
  ])('are found by a trace of %s', (id, path) => {
    tree.write(path, '')
    expect(here()).toEqual([id])
  })

  // Each variable by which a client's home is moved, and what it moves.
  it.each([
    ['CODEX_HOME', 'codex', 'moved/x'],
    ['CLAUDE_CONFIG_DIR', 'claude-code', 'moved/x'],
    ['VIBE_HOME', 'mistral-vibe', 'moved/x'],
    ['HERMES_HOME', 'hermes', 'moved/x'],
    ['AUTOHAND_HOME', 'autohand-code', 'moved/x'],
    ['GROK_HOME', 'grok', 'moved/x'],
    ['SARVAM_HOME', 'sarvam-code', 'moved/x'],
    ['XDG_CONFIG_HOME', 'opencode', 'moved/opencode/x'],
    ['APPDATA', 'zed', 'moved/Zed/x'],
    ['FLATPAK_XDG_CONFIG_HOME', 'zed', 'moved/zed/x'],
  ])('are found where %s says that %s is', (name, id, path) => {
    tree.write(path, '')
    expect(here({ [name]: tree.at('moved') })).toEqual([id])
    expect(here({ [name]: tree.at('nowhere') }).filter((each) => each !== 'codex')).toEqual([])
  })

  it('are those of the settings too', () => {
    tree.write('home/.acme/x', '')
    expect(here({}, withAgents([{ id: 'acme', signs: ['~/.acme'] }]))).toEqual(['acme'])
  })
})

describe('a folder of skills', () => {
  it.each([
    ['CODEX_HOME', 'codex', 1, 'moved/skills'],
    ['CLAUDE_CONFIG_DIR', 'claude-code', 0, 'moved/skills'],
    ['VIBE_HOME', 'mistral-vibe', 0, 'moved/skills'],
    ['HERMES_HOME', 'hermes', 0, 'moved/skills'],
    ['AUTOHAND_HOME', 'autohand-code', 0, 'moved/skills'],
    ['GROK_HOME', 'grok', 0, 'moved/skills'],
    ['XDG_CONFIG_HOME', 'goose', 0, 'moved/goose/skills'],
  ])('lies where %s says for %s', (name, id, at, expected) => {
    const root = findDialect(id)?.userRoots[at]
    expect(root && siteWith({ [name]: tree.at('moved') }).locate(root)).toBe(tree.at(expected))
  })
})
