import { folded } from '@cadre/rules/folded';
import type { Hit } from './recent.ts';
import type { Action } from './use-actions.ts';

export type HitGroup = { title: string; hits: (Hit | Action)[] };

type Groups = { recent: HitGroup; records: HitGroup[]; actions: HitGroup; pages: HitGroup; help: HitGroup };

/** Recent items, records, actions, pages, help. If the typed text is the start of an action's name, the actions come first. */
export function inOrder(typed: string, { recent, records, actions, pages, help }: Groups): HitGroup[] {
  const isBegun = ({ name }: Hit | Action): boolean => typed !== '' && folded(name).startsWith(folded(typed));
  const [begun, others] = [actions.hits.filter(isBegun), actions.hits.filter((hit) => !isBegun(hit))];
  const ordered = { ...actions, hits: [...begun, ...others] };
  const all = begun.length > 0 ? [recent, ordered, ...records, pages, help] : [recent, ...records, ordered, pages, help];
  return all.filter(({ hits }) => hits.length > 0);
}
