// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextEncoder {
  encode(text: string): Uint8Array
}

const encoder = new TextEncoder()

/** The UTF-8 bytes of a text. */
export function encodeText(text: string): Uint8Array {
  return encoder.encode(text)
}
