const familyFirst = ['zh', 'ja'];
const parts = ['first_name', 'last_name'];

/** Chinese and Japanese put the family name before the given one. */
export function inNameOrder(names: readonly string[], language: string): readonly string[] {
  if (!familyFirst.includes(language) || !parts.every((part) => names.includes(part))) return names;
  return names.map((name) => (parts.includes(name) ? (parts.find((part) => part !== name) as string) : name));
}
