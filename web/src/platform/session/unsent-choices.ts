import { type Preferences, savePreferences } from '@cadre/contract/calls/preferences';
import { api } from '../api.ts';
import { localStore } from './local-store.ts';
import { readSession } from './session-store.ts';

type Choices = Partial<Preferences>;
const name = 'unsent-choices';

let isLeaving = false;
let hasDelivered = false;

/** The screen is ahead of the server: choices that the server has not confirmed yet survive a reload of this tab. */
export function keepUnsent(change: Choices): void {
  ofThisPerson()?.keep(name, JSON.stringify({ ...readUnsent(), ...change }));
}

/** Leaving the page aborts requests, so a failed request then does not mean that the server refused the choice. */
export function forgetUnsent(): void {
  if (!isLeaving) ofThisPerson()?.forget(name);
}

/** A new page first sends the choices that the previous one could not, so that its own reads include them. */
export async function deliverUnsent(): Promise<void> {
  if (hasDelivered) return;
  hasDelivered = true;
  const choices = readUnsent();
  if (!choices) return;
  await api.put(savePreferences.path, choices).catch(() => undefined);
  forgetUnsent();
}

function readUnsent(): Choices | undefined {
  const text = ofThisPerson()?.read(name);
  return text ? (JSON.parse(text) as Choices) : undefined;
}

function ofThisPerson() {
  const user = readSession()?.user.id;
  return user === undefined ? undefined : localStore('tab', user);
}

window.addEventListener('pagehide', () => {
  isLeaving = true;
  const choices = readUnsent();
  if (choices) api.writeOnLeaving(savePreferences.method, savePreferences.path, choices);
});
window.addEventListener('pageshow', () => {
  isLeaving = false;
});
