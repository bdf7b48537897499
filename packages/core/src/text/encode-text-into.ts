// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextEncoder {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number }
}

const encoder = new TextEncoder()

/** Puts the UTF-8 bytes of a text into memory that is used again, and gives how many; what has no room is left out. */
export function encodeTextInto(text: string, bytes: Uint8Array): number {
  return encoder.encodeInto(text, bytes).written
}
