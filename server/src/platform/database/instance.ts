import { randomBytes } from 'node:crypto';

/** The name of this process for its connections: if no connection has the name, the process has ended. */
export const instance = `cadre ${randomBytes(6).toString('hex')}`;
