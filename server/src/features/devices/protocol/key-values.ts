/** `PIN=7<TAB>Name=Ravi` as a record; the keys in small letters, because firmwares do not agree on them. */
export function keyValues(text: string, separator: string | RegExp = '\t'): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const part of text.split(separator)) {
    const at = part.indexOf('=');
    if (at > 0) values[part.slice(0, at).trim().toLowerCase()] = part.slice(at + 1).trim();
  }
  return values;
}
