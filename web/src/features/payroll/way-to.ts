/** A path that the server tells, as a link takes it. */
export function wayTo(path: string): { to: string; search: Record<string, string> } {
  const [to = '', query] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
