/** The directories that these variables name belong to the home of the one who runs us. */
export function environmentOfAnother(): Readonly<Record<string, string | undefined>> {
  const own = /^(?:XDG_.*|APPDATA|LOCALAPPDATA|HOME|USERPROFILE)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)))
}
