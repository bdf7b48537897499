/** A weight is a step from -42 to 42, and each step a sign of ASCII that needs no escape: `(` to `}` without the backslash. */
const steps = 42
const first = 40
const backslash = 92

/** Weights as text, one sign each. `scale` is what one step is worth. Its own inverse, but for rounding. */
export const packedWeights = {
  pack(weights: Float64Array, scale: number): string {
    let text = ''
    for (const weight of weights) {
      const step = Math.max(-steps, Math.min(steps, Math.round(weight / scale)))
      const code = first + steps + step
      text += String.fromCharCode(code >= backslash ? code + 1 : code)
    }
    return text
  },
  unpack(text: string): Int8Array {
    const weights = new Int8Array(text.length)
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      weights[at] = (code > backslash ? code - 1 : code) - first - steps
    }
    return weights
  },
}
