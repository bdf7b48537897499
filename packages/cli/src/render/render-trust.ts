import type { TrustOutput } from '@metier/operations'
import { shortPath } from '../terminal/short-path.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** What was done, or every directory that is trusted. */
export const renderTrust: Renderer<TrustOutput> = ({ action, directory, changed, trusted }, page) => {
  if (action === 'list') {
    if (trusted.length === 0) return { answer: '', notes: 'No directory is trusted. `metier trust DIR` trusts one.' }
    return {
      answer: trusted.map((each) => shortPath(each.directory, { cwd: '', home: page.home })).join('\n'),
      notes: `${plural(trusted.length, 'directory', 'directories')} trusted, each with all below it.`,
    }
  }
  const where = shortPath(directory ?? '', { cwd: '', home: page.home })
  if (action === 'trust') {
    const done = changed ? `${page.style.green('✓')} Trusted` : 'Already trusted:'
    return {
      answer: `${done} ${where}`,
      notes: 'Skills below it may run things. `metier trust --remove DIR` takes that back.',
    }
  }
  return { answer: changed ? `${page.style.green('✓')} No longer trusted: ${where}` : `Was not trusted: ${where}` }
}
