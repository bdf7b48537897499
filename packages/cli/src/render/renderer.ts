import type { Page, Rendering } from '../terminal/page.ts'

/** Writes the output of one operation for people. `options` are those of `renderingOptions`. */
export type Renderer<Output> = (
  output: Output,
  page: Page,
  options: Readonly<Record<string, unknown>>,
) => Rendering | Promise<Rendering>
