import { useEffect, useState } from 'react';

/**
 * The number of the new draft that this tab edits: the wanted one, or the first after it that no other tab has open. It is locked until the
 * page is left. A browser without locks has one draft for all tabs.
 */
export function useFreeDraft(name: string, wanted: number): number | undefined {
  const [taken, setTaken] = useState<{ name: string; draft: number }>();
  useEffect(() => {
    const locks = locksHere();
    if (!locks) return;
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    let isGone = false;
    const take = (draft: number): Promise<unknown> =>
      locks.request(`${name}.${draft}`, { ifAvailable: true }, (lock) => {
        if (isGone) return undefined;
        if (!lock) return void take(draft + 1);
        setTaken({ name, draft });
        return left;
      });
    void take(wanted);
    return () => {
      isGone = true;
      leave();
    };
  }, [name, wanted]);
  if (!locksHere()) return wanted;
  return taken?.name === name ? taken.draft : undefined;
}

const locksHere = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
