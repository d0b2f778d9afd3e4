import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The approval engine, its offer, and the one place that opens chains. */
const doors = ['server/src/features/approvals/', 'server/src/crud/acts/approvals.ts', 'server/src/crud/requests/'];
const opening = /\bopenChain\b|\binsert\s+into\s+approvals\b/;

/** The lines of the server that open an approval chain outside the common life of requests. */
export function findOwnChains(root, files) {
  return files
    .filter((file) => file.startsWith('server/src/') && !doors.some((door) => file.startsWith(door)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, at) => (opening.test(text) ? [{ file, line: at + 1 }] : [])),
    );
}
