import { cellKey, type Edit } from '@cadre/rules/time/grid';
import { localStore } from '../../../../platform/session/local-store.ts';
import { storageKeyOf } from '../../../../platform/session/sweep-storage.ts';
import { afterTyping, type Edits, type Unsent } from './unsent.ts';

const start = 'time-card.';

/** With its conflict, which the server does not find again if the edit equals the rows it is based on: then nothing is sent. */
type Stored = Edit & Pick<Unsent, 'text' | 'earlier' | 'isUnreadable' | 'theirs'>;

/** The edits that the server has not confirmed, one item for each cell, so that two tabs keep each other's. They outlive the session. */
export function pendingEdits(user: number) {
  const store = localStore('device', user);
  const write = ({ state: _state, complaint: _complaint, ...edit }: Unsent): void =>
    store.keep(start + cellKey(edit, edit.date), JSON.stringify(edit satisfies Stored));
  const keyIn = (cell: string): string | undefined => readEdit(store.read(start + cell))?.key;
  return {
    read: (): Edits =>
      new Map(
        store.keys(start).flatMap((key) => {
          const edit = readEdit(store.read(key));
          return edit ? [[cellKey(edit, edit.date), edit] as const] : [];
        }),
      ),
    keep: write,
    /** Unless another tab has replaced it. */
    keepIfSame: (edit: Unsent): void => {
      if (keyIn(cellKey(edit, edit.date)) === edit.key) write(edit);
    },
    forgetIfSame: (cell: string, key: string): void => {
      if (keyIn(cell) === key) store.forget(start + cell);
    },
    forget: (cell: string): void => store.forget(start + cell),
    /** The cell that an item of the storage is about, with its edit. */
    changeIn: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): { cell: string; edit: Unsent | undefined } | undefined => {
      const prefix = storageKeyOf(user) + start;
      return key?.startsWith(prefix) ? { cell: key.slice(prefix.length), edit: readEdit(newValue) } : undefined;
    },
  };
}

/** An item of another version of the page is ignored. */
function readEdit(text: string | null): Unsent | undefined {
  try {
    const edit = JSON.parse(text ?? '') as Stored;
    const isEdit = typeof edit.date === 'string' && typeof edit.minutes === 'number' && Array.isArray(edit.base);
    return isEdit ? afterTyping(edit) : undefined;
  } catch {
    return undefined;
  }
}
