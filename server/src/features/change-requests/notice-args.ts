import { changeCode } from '@cadre/contract/texts/change-words';
import type { Behaviour } from '../../crud/behaviour.ts';
import type { StoredRequest } from './write-change.ts';

/** A notice stores its subject as a code, so that each reader sees it in their language. */
export const noticeArgs: NonNullable<Behaviour['noticeArgs']> = async (_db, row) => {
  const { model, wanted, changes } = row as StoredRequest;
  return {
    summary: changeCode({ model, doing: wanted.doing, fields: changes.map(({ field }) => field), named: wanted.named }),
  };
};
