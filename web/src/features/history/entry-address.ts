/** Reads `?entry=42`, regardless of other parameters of the address. */
export function entryIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('entry') ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

export function hrefWithEntry(search: string, id: number | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete('entry');
  else params.set('entry', String(id));
  return params.size === 0 ? '' : `?${params}`;
}
