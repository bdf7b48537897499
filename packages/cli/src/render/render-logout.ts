import type { LogoutOutput } from '@metier/operations'
import type { Renderer } from './renderer.ts'

/** Whether there was anything to forget. */
export const renderLogout: Renderer<LogoutOutput> = ({ host, removed }) => ({
  answer: '',
  notes: removed ? `Nothing is kept for ${host} any more.` : `Nothing was kept for ${host}.`,
})
