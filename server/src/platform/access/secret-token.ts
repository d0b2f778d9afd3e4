import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, shown once and stored only as their hash. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

export const looksLikeToken = (value: string): boolean => tokenShape.test(value);
