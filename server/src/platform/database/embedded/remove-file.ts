import { close, openSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const closeBeside = promisify(close);
const large = 1024 * 1024;
const betweenMs = 500;

/**
 * A disk that discards what it no longer needs takes tens of milliseconds for a large file, such as one of the log. A file that is still open keeps
 * its room when its name goes, so it is opened before and closed later, one after the other.
 */
export function createRemover(): (path: string, unlink: () => void) => void {
  let previous = Promise.resolve();
  return (path, unlink) => {
    const isLarge = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= large;
    const file = isLarge ? openSync(path, 'r') : undefined;
    unlink();
    if (file === undefined) return;
    previous = previous.then(() => pause(betweenMs, undefined, { ref: false })).then(() => closeBeside(file));
  };
}
