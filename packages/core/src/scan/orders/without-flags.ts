/**
 * What a manual says of a flag: `--yes` skips the question that the very command would ask. The flags are those that
 * programs have for use without a person; those by which an agent asks nobody any more are not among them.
 */
const described =
  /`?\\?`?(?<![\w-])(?:--(?:yes|assume-yes|assumeyes|no-input|no-prompt|noconfirm|no-confirm|non-?interactive|no-interaction|quiet|force|confirm|skip-confirm\w*|auto-approve)|-(?:y|f|q|auto-approve))(?![\w-])[^.\n]{0,100}?\b(?:skip|bypass|suppress|disable|avoid|omit|without|answer)\w*\s(?:the\s|any\s|all\s|a\s|every\s|this\s|its\s)?(?:interactive\s|confirmation\s|deletion\s|safety\s)?(?:confirm\w*|prompts?|questions?|asking|prompting)(?:\s(?:prompts?|questions?|dialogs?|step))?|\b(?:skip|bypass|suppress|disable|avoid|omit)\w*\s(?:the\s|any\s|all\s|a\s|every\s|this\s|its\s)?(?:interactive\s|confirmation\s|deletion\s)?(?:confirm\w*|prompts?|questions?)(?:\s(?:prompts?|questions?|dialogs?))?\s(?:with|by (?:passing|adding|using)|using|via|if you pass|when you pass)\s`?(?:--(?:yes|assume-yes|no-input|no-prompt|noconfirm|non-?interactive|quiet|force|auto-approve)|-(?:y|f|q))(?![\w-])`?/gi

/** The text, as long as it was, with blanks for what it only says of a command's own flags. */
export function withoutFlags(text: string): string {
  return text.includes('-') ? text.replace(described, (words) => ' '.repeat(words.length)) : text
}
