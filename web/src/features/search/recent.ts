import { localStore } from '../../platform/session/local-store.ts';

export type Hit = { name: string; link: string; detail?: string | undefined; badge?: string | undefined };

/** The number of recent hits that are stored per user. */
const most = 8;
const key = 'recent';

export function readRecent(userId: number): Hit[] {
  try {
    const stored: unknown = JSON.parse(localStore('device', userId).read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((hit) => typeof hit?.name === 'string' && /^\/[^/\\]/.test(hit.link)) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: number, { name, link, detail }: Hit): void {
  const others = readRecent(userId).filter((hit) => hit.link !== link);
  localStore('device', userId).keep(key, JSON.stringify([{ name, link, detail }, ...others].slice(0, most)));
}
