import { close, openSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const closeBeside = promisify(close);
const large = 1024 * 1024;
const betweenMs = 500;

/**
 * A disk that discards freed blocks takes tens of milliseconds to delete a large file, like one of the log. An open file keeps its blocks
 * when its name is removed, so it is opened before and closed later, one after another.
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
