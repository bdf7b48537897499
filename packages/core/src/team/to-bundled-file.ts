// `core` compiles without the DOM's types; every runtime we support has these as globals.
declare function btoa(text: string): string
declare class TextDecoder {
  constructor(label: string, options: { readonly fatal: boolean; readonly ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

/** A file in a bundle: its text, or its bytes where they are no UTF-8 (decisions R-29). */
export type BundledFile = string | { readonly encoding: 'base64'; readonly data: string }

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Bytes that one call of `fromCharCode` takes as arguments on any engine. */
const chunk = 8192

/** How a file is written into a bundle. What was UTF-8 comes back byte for byte, byte-order mark and line ends too. */
export function toBundledFile(bytes: Uint8Array): BundledFile {
  try {
    return strict.decode(bytes)
  } catch {
    const pieces: string[] = []
    for (let at = 0; at < bytes.length; at += chunk) pieces.push(String.fromCharCode(...bytes.subarray(at, at + chunk)))
    return { encoding: 'base64', data: btoa(pieces.join('')) }
  }
}
