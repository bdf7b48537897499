import { activationText, plainActivationText, type ActivationSource, type Preset } from '@metier/core'

const renderers = { tagged: writtenOnce(activationText), plain: writtenOnce(plainActivationText) } as const

/** A source never changes, and all who load the same skill without arguments are given the same one. */
function writtenOnce(write: (source: ActivationSource) => string): (source: ActivationSource) => string {
  const known = new WeakMap<ActivationSource, string>()
  return (source) => {
    const before = known.get(source)
    if (before !== undefined) return before
    const text = write(source)
    known.set(source, text)
    return text
  }
}

/** How a preset writes a loaded skill. */
export function activationRenderer(preset: Preset): (source: ActivationSource) => string {
  return renderers[preset.activation]
}
