import { Problem } from '../problem.ts';

export const notReadable = (): Problem => new Problem('file_not_readable');
