import type { LoginOutput } from '@metier/operations'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** Where it is kept; never what. */
export const renderLogin: Renderer<LoginOutput> = ({ host, file }, page) => ({
  answer: '',
  notes: `Kept for ${host} in ${shortPath(file, page)}, which only you can read.`,
})
