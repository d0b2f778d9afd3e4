/** What the sign-in call says about a person; `/users/me` knows more. */
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

const key = 'cadre.session';
const draftPrefix = 'cadre.form.';
const listeners = new Set<() => void>();

let raw = localStorage.getItem(key);
let current = parse(raw);

export const readSession = (): Session | undefined => current;

export const startSession = (session: Session): void => save(JSON.stringify(session));

/** Drafts go with the session: the next person at this computer must not find them. */
export function endSession(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(draftPrefix)) localStorage.removeItem(name);
  save(null);
}

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

function adopt(next: string | null): void {
  if (next === raw) return;
  raw = next;
  current = parse(next);
  for (const listener of listeners) listener();
}

function parse(text: string | null): Session | undefined {
  if (text === null) return undefined;
  try {
    const session = JSON.parse(text) as Session;
    return typeof session.access_token === 'string' && Array.isArray(session.user.roles) ? session : undefined;
  } catch {
    return undefined;
  }
}
