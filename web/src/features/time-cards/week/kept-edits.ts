import { cellKey, type Edit } from '@cadre/rules/time/grid';
import { kept } from '../../../platform/kept.ts';
import type { Edits, Unsent } from './unsent.ts';

const start = 'time-card.';

/** What somebody typed and nobody has confirmed yet, cell by cell, so that two tabs do not lose each other's. */
export function keptEdits(user: number) {
  const store = kept('device', user);
  return {
    read: (): Edits =>
      new Map(
        store.keys(start).flatMap((key) => {
          const edit = readEdit(store.read(key));
          return edit ? [[cellKey(edit, edit.date), { ...edit, state: 'waiting' as const }] as const] : [];
        }),
      ),
    keep: ({ state: _state, complaint: _complaint, theirs: _theirs, ...edit }: Unsent): void =>
      store.keep(start + cellKey(edit, edit.date), JSON.stringify(edit)),
    forget: (key: string): void => store.forget(start + key),
  };
}

/** What another version has left behind is no reason to fail. */
function readEdit(text: string | null): Edit | undefined {
  try {
    const edit = JSON.parse(text ?? '') as Edit;
    return typeof edit.date === 'string' && typeof edit.minutes === 'number' && Array.isArray(edit.base) ? edit : undefined;
  } catch {
    return undefined;
  }
}
