/** An option that leaves something out, and its name. */
const leftOut =
  /(\s(?:--exclude(?:-dir|-from)?[ =]|--filter[ =](?=["']?(?:-|exclude)\s)|(?<=\s)(?<!(?:!|-not)[\s\\(]{1,40})(?:!|-not)\s{1,4}-i?(?:name|path)\s))("[^"\n$`]{0,200}"|'[^'\n]{0,200}'|[^\s"'$`|;&()<>]{1,200})/g

/** The text with blanks for what commands leave out by name: `rsync --exclude .env` opens and sends no such file. */
export function blankLeftOut(text: string): string {
  if (!/--(?:exclude|filter)|\s(?:!|-not)\s/.test(text)) return text
  return text.replace(leftOut, (_, option: string, named: string) => option + ' '.repeat(named.length))
}
