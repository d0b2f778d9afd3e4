/** Splits a path from the server into the parts a link takes. */
export function wayTo(path: string): { to: string; search: Record<string, string> } {
  const [to = '', query] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
