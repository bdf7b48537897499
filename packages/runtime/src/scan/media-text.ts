import { readableText } from './readable-text.ts'

/** Bytes at the beginning and at the end of a picture that are searched for text. */
const looked = 65_536
/** Characters in a row; fewer come by chance. */
const least = 40

const names =
  /\.(?:png|jpe?g|gif|webp|bmp|tiff?|ico|cur|avif|heic|pdf|[ot]tf|ttc|eot|woff2?|mp[34]|m4[av]|wav|og[gav]|opus|flac|mov|avi|webm|mkv|aac)$/i

/** Is a file that begins as media one by its name too? What is called `setup.sh` is no picture to whoever runs it. */
export function hasMediaName(path: string): boolean {
  return names.test(path)
}

/**
 * What of a picture, a font or another medium reads as text: a program can stand in a comment in front, or behind the
 * data. Of a PDF only what stands behind, since its own text is all that is in front.
 */
export function mediaText(bytes: Uint8Array): Uint8Array {
  const tail = readableText(bytes.subarray(Math.max(0, bytes.length - looked)), least)
  if (bytes.length <= looked || Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '%PDF') return tail
  const head = readableText(bytes.subarray(0, Math.min(looked, bytes.length - looked)), least)
  return Buffer.concat([head, Buffer.from('\n'), tail])
}
