const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '@': 'a',
  $: 's',
  i: 'l',
}

/**
 * What is left of a name when everything is taken away that an eye overlooks: separators, accents, signs that look
 * like another, a letter said twice. Two names of one shape are easily taken for each other.
 */
export function nameShape(name: string): string {
  // The classes of Unicode take milliseconds to compile, and most names need none of them.
  const isAscii = /^[ -~]*$/.test(name)
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(isAscii ? /[^a-z0-9@$]/g : /[^\p{L}\p{N}@$]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[0135@$i]/g, (sign) => lookAlikes[sign] ?? sign)
    .replaceAll(/(.)\1+/gu, '$1')
}
