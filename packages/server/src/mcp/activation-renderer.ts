import { activationText, plainActivationText, type ActivationSource, type Preset } from '@metier/core'

const renderers = { tagged: activationText, plain: plainActivationText } as const

/** How a preset writes a loaded skill. */
export function activationRenderer(preset: Preset): (source: ActivationSource) => string {
  return renderers[preset.activation]
}
