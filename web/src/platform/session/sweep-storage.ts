import { sessionKey } from '@cadre/contract/session-key';

/** Settings of the device, shared by all its users: how the page looks, never data that was read or typed. */
const ofTheDevice = /^cadre\.(language|theme|density|reduce_motion|columns\..*)$/;

/** Typed hours that could not be sent wait for their user to sign in again; no other user's session reads or sends them. */
const unsentHours = /^cadre\.kept\.\d+\.time-card\./;

/** Whether hours of this user wait in this browser. */
export const hasUnsentHours = (user: number): boolean =>
  Object.keys(localStorage).some((name) => unsentHours.test(name) && name.startsWith(storageKeyOf(user)));

/** The prefix of everything that a user leaves in the browser, in either store. */
export const storageKeyOf = (user: number): string => `cadre.kept.${user}.`;

/** Removes the data of users who are not signed in from both stores; unsent hours and the settings of the device stay. */
export function sweepStorage(user: number | undefined): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith('cadre.') && !mayStay(name, user)) storage.removeItem(name);
}

const mayStay = (name: string, user: number | undefined): boolean =>
  name === sessionKey || ofTheDevice.test(name) || unsentHours.test(name) || (user !== undefined && name.startsWith(storageKeyOf(user)));
