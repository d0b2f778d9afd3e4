import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

type Props<T> = {
  id: string;
  describedBy: string;
  items: readonly T[];
  /** The initial values of a new item. */
  fresh: T;
  add: string;
  onChange: (items: readonly T[]) => void;
  children: (item: T, set: (change: Partial<T>) => void) => ReactNode;
};

/** Any number of small items, each in its own row. */
export function ItemsInput<T>({ id, describedBy, items, fresh, add, onChange, children }: Props<T>) {
  const t = useTexts();
  const changed = (at: number, change: Partial<T>) => items.map((one, index) => (index === at ? { ...one, ...change } : one));
  return (
    <Stack gap={2} id={id} tabIndex={-1} aria-describedby={describedBy}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other key, and their order is fixed
        <div key={at} className="grid leave-item">
          {children(item, (change) => onChange(changed(at, change)))}
          <IconButton
            icon={Trash2}
            label={`${t('common.remove')} ${at + 1}`}
            onClick={() => onChange(items.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button icon={Plus} onClick={() => onChange([...items, fresh])}>
        {add}
      </Button>
    </Stack>
  );
}
