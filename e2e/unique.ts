import { randomBytes } from 'node:crypto';

/** A name that no other journey uses, whenever and however often it runs. */
export const unique = (name: string): string => `${name} ${randomBytes(3).toString('hex')}`;
