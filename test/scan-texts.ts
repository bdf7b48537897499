import { openSyntaxParser } from '@metier/runtime'
import { scanPolicies, scanSkill, type ScanReport, type SyntaxParser } from '@metier/core'

export interface TextsToScan {
  readonly name: string
  /** Texts by their paths. */
  readonly files: Readonly<Record<string, string>>
  /** Without one, programs are judged by their texts alone. */
  readonly parser?: SyntaxParser
}

/** One for all tests of a file; it loads nothing before the first program is parsed. */
export const scanParser = openSyntaxParser()

/** What the scanner says of a skill under `balanced`, which is what its figures are measured by. */
export function scanTexts({ name, files, parser }: TextsToScan): ScanReport {
  const encoder = new TextEncoder()
  return scanSkill({
    name,
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
    policy: scanPolicies.balanced,
    ...(parser && { parser }),
  })
}
