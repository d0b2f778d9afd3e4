import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';

const cookieName = 'cadre_browser';
const purpose = 'known browser';
const days = 180;
const mostPeople = 5;

/** The users who signed in with this browser before, sealed by us: `people` has the moment for each user. */
type Browser = { id: string; people: [user_id: number, at: number][] };

/** The browser, if this user signed in with it before. Whatever others do to the account, it stays open from here. */
export function knownBrowser(services: Services, context: Pick<CallContext, 'request'>, user_id: number | undefined): string | undefined {
  const browser = readBrowser(services, context);
  return browser?.people.some(([known, at]) => known === user_id && Date.now() - at < days * 86_400_000) ? browser.id : undefined;
}

export function rememberBrowser(services: Services, context: Pick<CallContext, 'request' | 'reply'>, user_id: number): void {
  const { id, people } = readBrowser(services, context) ?? { id: randomUUID(), people: [] };
  const latest = [[user_id, Date.now()], ...people.filter(([known]) => known !== user_id)].slice(0, mostPeople);
  context.reply.setCookie(cookieName, services.seal.close(JSON.stringify({ id, people: latest }), purpose), {
    path: '/api/v1/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: services.config.publicUrl.startsWith('https:'),
    maxAge: days * 86_400,
  });
}

function readBrowser({ seal }: Services, { request }: Pick<CallContext, 'request'>): Browser | undefined {
  const cookie = request.cookies[cookieName];
  if (!cookie || cookie.length > 1000) return undefined;
  try {
    return JSON.parse(seal.open(cookie, purpose));
  } catch {
    // Made up, cut off, or sealed with another key: a browser like any other.
    return undefined;
  }
}
