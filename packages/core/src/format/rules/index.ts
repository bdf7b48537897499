import type { Rule } from './rule.ts'
import { absolutePath } from './absolute-path.ts'
import { allowedToolsCommas } from './allowed-tools-commas.ts'
import { allowedToolsType } from './allowed-tools-type.ts'
import { bodyEmpty } from './body-empty.ts'
import { bodyTooComplex } from './body-too-complex.ts'
import { bodyTooManyLines } from './body-too-many-lines.ts'
import { bodyTooManyTokens } from './body-too-many-tokens.ts'
import { brokenFileReference } from './broken-file-reference.ts'
import { clientField } from './client-field.ts'
import { compatibilityLength } from './compatibility-length.ts'
import { compatibilityType } from './compatibility-type.ts'
import { deprecatedFile } from './deprecated-file.ts'
import { descriptionAngleBrackets } from './description-angle-brackets.ts'
import { descriptionTooLong } from './description-too-long.ts'
import { descriptionVague } from './description-vague.ts'
import { flowStyle } from './flow-style.ts'
import { metadataNotMapping } from './metadata-not-mapping.ts'
import { metadataValueNotString } from './metadata-value-not-string.ts'
import { multilineQuoted } from './multiline-quoted.ts'
import { nameCharacters } from './name-characters.ts'
import { nameDirectoryMismatch } from './name-directory-mismatch.ts'
import { nameDoubleHyphen } from './name-double-hyphen.ts'
import { nameHyphenEdge } from './name-hyphen-edge.ts'
import { nameMixedScripts } from './name-mixed-scripts.ts'
import { nameNotLowercase } from './name-not-lowercase.ts'
import { nameNotPortable } from './name-not-portable.ts'
import { nameTooLong } from './name-too-long.ts'
import { nameTooShort } from './name-too-short.ts'
import { readmeMissing } from './readme-missing.ts'
import { readmeUnneeded } from './readme-unneeded.ts'
import { referenceOutsideSkill } from './reference-outside-skill.ts'
import { referenceTooDeep } from './reference-too-deep.ts'
import { reservedName } from './reserved-name.ts'
import { scriptsInitMissing } from './scripts-init-missing.ts'
import { scriptsMissing } from './scripts-missing.ts'
import { squadPrefix } from './squad-prefix.ts'
import { unexpectedField } from './unexpected-field.ts'
import { unfinishedText } from './unfinished-text.ts'
import { valueNeedsQuotes } from './value-needs-quotes.ts'
import { windowsPath } from './windows-path.ts'

/** Every rule, in the order in which findings are reported: that of the reference library, then ours. */
export const rules: readonly Rule[] = [
  unexpectedField,
  clientField,
  nameTooLong,
  nameNotLowercase,
  nameHyphenEdge,
  nameDoubleHyphen,
  nameCharacters,
  nameDirectoryMismatch,
  nameTooShort,
  nameNotPortable,
  nameMixedScripts,
  reservedName,
  squadPrefix,
  descriptionTooLong,
  descriptionAngleBrackets,
  descriptionVague,
  compatibilityType,
  compatibilityLength,
  metadataNotMapping,
  metadataValueNotString,
  valueNeedsQuotes,
  multilineQuoted,
  allowedToolsType,
  allowedToolsCommas,
  flowStyle,
  bodyEmpty,
  bodyTooComplex,
  bodyTooManyLines,
  bodyTooManyTokens,
  brokenFileReference,
  referenceOutsideSkill,
  referenceTooDeep,
  windowsPath,
  absolutePath,
  unfinishedText,
  readmeMissing,
  readmeUnneeded,
  scriptsMissing,
  scriptsInitMissing,
  deprecatedFile,
]
