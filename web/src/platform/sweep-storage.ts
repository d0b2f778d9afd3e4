import { sessionKey } from '@cadre/contract/session-key';

/** What a browser keeps for whoever sits at it: how the page looks, never what somebody read or typed. */
const ofTheDevice = /^cadre\.(language|theme|density|reduce_motion|columns\..*)$/;

/** Hours that were typed and could not be sent wait for their user to sign in again; nobody else's session reads or sends them. */
const unsentHours = /^cadre\.kept\.\d+\.time-card\./;

/** Whether hours of this user wait in this browser. */
export const hasUnsentHours = (user: number): boolean =>
  Object.keys(localStorage).some((name) => unsentHours.test(name) && name.startsWith(keptBy(user)));

/** Everything that a person leaves in the browser lies below this, in either store. */
export const keptBy = (user: number): string => `cadre.kept.${user}.`;

/** Both stores lose whatever is neither the device's nor of who is signed in; without anybody nothing of anybody stays. */
export function sweepStorage(user: number | undefined): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith('cadre.') && !mayStay(name, user)) storage.removeItem(name);
}

const mayStay = (name: string, user: number | undefined): boolean =>
  name === sessionKey || ofTheDevice.test(name) || unsentHours.test(name) || (user !== undefined && name.startsWith(keptBy(user)));
