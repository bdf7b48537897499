/** The key under which spellings of a field are one: `allowedTools`, `allowed_tools` and `Allowed-Tools` agree. */
export function fieldKey(field: string): string {
  return field
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s-]+/g, '-')
}
