import { randomBytes } from 'node:crypto';

/** This run of the process, as its connections call themselves: what a connection's name is gone with is over. */
export const instance = `cadre ${randomBytes(6).toString('hex')}`;
