import { hash } from 'node:crypto';

/**
 * The identity of a punch, whichever way it came: the terminal, the person, the local second and the status. The verify code is left out,
 * because push and file write it differently; the status is included, because out and in may share a second. A running number of the device
 * is not used: it starts again when its log is cleared, and a new punch would be taken for an old one.
 */
export const devicePunchKey = (punch: { serial: string; pin: string; local_time: string; status_code: number | null }): string =>
  sha256(`dev|${punch.serial}|${punch.pin}|${punch.local_time}|${punch.status_code ?? ''}`);

/** A line that cannot be read is the same line when it comes again. */
export const unreadableKey = (line: { serial: string; raw_line: string }): string => sha256(`bad|${line.serial}|${line.raw_line}`);

const sha256 = (text: string): string => hash('sha256', text, 'base64url');
