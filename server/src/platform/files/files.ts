import type { Readable } from 'node:stream';

export type StoredFile = { name: string; changedAt: Date };

/** The store of uploaded and exported files. Names are random and made by the server; users never see them. */
export type Files = {
  put(name: string, content: Buffer | Readable): Promise<void>;
  get(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** Every stored file, in no particular order. */
  list(): AsyncIterable<StoredFile>;
};

const nameShape = /^[a-z0-9]([a-z0-9._-]{0,120})$/i;

/** A name can never leave its folder or bucket. */
export function checkedName(name: string): string {
  if (!nameShape.test(name) || name.includes('..')) throw new Error(`"${name}" is not a name for a stored file.`);
  return name;
}
