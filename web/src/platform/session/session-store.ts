import { sessionKey as key } from '@cadre/contract/session-key';
import { sweepStorage } from './sweep-storage.ts';

/** The user as returned by the sign-in call; `/users/me` has more. */
export type SignedInUser = {
  id: number;
  name: string;
  firstname: string;
  lastname: string;
  email: string;
  occupation: string | null;
  pic: string | null;
  roles: number[];
};

export type Session = { access_token: string; user: SignedInUser };

const listeners = new Set<() => void>();

let raw = localStorage.getItem(key);
let current = parse(raw);
// A tab that was closed meanwhile has not heard who signed out.
sweepStorage(current?.user.id);

export const readSession = (): Session | undefined => current;

export const startSession = (session: Session): void => save(JSON.stringify(session));

export const endSession = (): void => save(null);

export const updateSessionUser = (user: SignedInUser): void => {
  if (current) save(JSON.stringify({ ...current, user }));
};

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Fires only in the other tabs; a null key means that everything was cleared.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) adopt(localStorage.getItem(key));
});

function save(next: string | null): void {
  if (next === null) localStorage.removeItem(key);
  else localStorage.setItem(key, next);
  adopt(next);
}

/** Every start and end of a session, here or in another tab, calls this, so that the next user at this computer finds no data. */
function adopt(next: string | null): void {
  sweepStorage(parse(next)?.user.id);
  if (next === raw) return;
  raw = next;
  current = parse(next);
  for (const listener of listeners) listener();
}

function parse(text: string | null): Session | undefined {
  if (text === null) return undefined;
  try {
    const session = JSON.parse(text) as Session;
    return canBeSent(session.access_token) && Number.isInteger(session.user.id) && Array.isArray(session.user.roles) ? session : undefined;
  } catch {
    return undefined;
  }
}

/** A header takes no other characters; a token with any of them is none. */
function canBeSent(token: unknown): boolean {
  return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);
}
