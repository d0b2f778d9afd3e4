import type { Seal } from '../../../platform/access/seal.ts';

const purpose = 'import_rows';

/** A file of people holds what the people file itself seals, so its rows are sealed whole while they wait. */
export const sealCells = (seal: Seal, cells: unknown): string => seal.close(JSON.stringify(cells), purpose);
export const openCells = <T>(seal: Seal, sealed: unknown): T => JSON.parse(seal.open(sealed as string, purpose)) as T;
