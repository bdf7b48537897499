const number = new Float64Array(1)
const halves = new Uint32Array(number.buffer)

/** Sums up answers in 64 bits. Against chance, not against malice: who can write the file it stands in can write ours. */
export class Fingerprint {
  private low = 0x811c9dc5
  private high = 0x1b873593

  addNumber(value: number): void {
    number[0] = value
    this.mix(halves[0] ?? 0)
    this.mix(halves[1] ?? 0)
  }

  addText(text: string): void {
    this.mix(text.length)
    for (let index = 0; index < text.length; index++) this.mix(text.charCodeAt(index))
  }

  toString(): string {
    return `${(this.low >>> 0).toString(16)}-${(this.high >>> 0).toString(16)}`
  }

  private mix(word: number): void {
    this.low = Math.imul(this.low ^ word, 0x01000193)
    const turned = Math.imul(word ^ this.high, 0x85ebca6b)
    this.high = (turned ^ (turned >>> 13) ^ (this.low >>> 7)) | 0
  }
}
