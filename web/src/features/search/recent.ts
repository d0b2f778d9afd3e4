export type Hit = { name: string; link: string; detail?: string | undefined; badge?: string | undefined };

/** The last few things a user opened from the palette. The key is a draft's, so that it goes with the session. */
const kept = 8;
const keyOf = (userId: number): string => `cadre.form.recent.${userId}`;

export function readRecent(userId: number): Hit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((hit) => typeof hit?.name === 'string' && /^\/[^/\\]/.test(hit.link)) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: number, { name, link, detail }: Hit): void {
  const others = readRecent(userId).filter((hit) => hit.link !== link);
  localStorage.setItem(keyOf(userId), JSON.stringify([{ name, link, detail }, ...others].slice(0, kept)));
}
