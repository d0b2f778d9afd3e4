import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';

/** argon2id is the package's own default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const present = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Hashing occupies a core for about 20 ms; more calls at once than cores would only slow all of them down. */
const gate = createGate(availableParallelism(), 500);

export const hashPassword = (password: string): Promise<string> => gate(() => hash(password.normalize('NFKC'), parameters));

/** An unknown user takes as much time as a wrong password, so the response time does not reveal which accounts exist. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await anyHash());
  const isRight = await gate(() => verify(against, password.normalize('NFKC')));
  return isRight && stored != null;
}

export const needsNewHash = (stored: string): boolean => !stored.startsWith(present);

let decoyHash: Promise<string> | undefined;
const anyHash = (): Promise<string> => {
  decoyHash ??= hash('nobody has this password', parameters);
  return decoyHash;
};
