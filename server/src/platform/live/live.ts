import type { Database } from '../database/database.ts';

/** The tag of the changed data in the web's cache; undefined: any data may have changed. */
type Listener = (tag: string | undefined) => void;

export type Live = {
  /** Calls whenever something of this user changed, whichever process changed it, until the end is called. */
  follow(user_id: number, listener: Listener): () => void;
};

/** However many follow, the database is listened to once. */
export function createLive(db: Pick<Database, 'listen'>): Live {
  const following = new Map<number, Set<Listener>>();
  let isListening = false;

  const hear = (said: string | undefined): void => {
    if (said === undefined)
      return notifyEach(
        [...following.values()].flatMap((all) => [...all]),
        undefined,
      );
    const [user_id, tag] = said.split(' ');
    notifyEach([...(following.get(Number(user_id)) ?? [])], tag);
  };

  return {
    follow(user_id, listener) {
      const all = following.get(user_id) ?? new Set();
      following.set(user_id, all.add(listener));
      if (!isListening) {
        isListening = true;
        db.listen(hear);
      }
      return () => {
        all.delete(listener);
        if (all.size === 0 && following.get(user_id) === all) following.delete(user_id);
      };
    },
  };
}

function notifyEach(all: Listener[], tag: string | undefined): void {
  for (const listener of all) listener(tag);
}
