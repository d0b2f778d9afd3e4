/** Names of countries and the like take milliseconds to compute and never change: computed once per language. */
export function perLanguage<T>(find: (language: string) => T): (language: string) => T {
  const found = new Map<string, T>();
  return (language) => {
    const known = found.get(language);
    if (known !== undefined) return known;
    const fresh = find(language);
    found.set(language, fresh);
    return fresh;
  };
}
