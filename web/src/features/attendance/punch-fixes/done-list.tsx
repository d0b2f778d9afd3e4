import { Undo2 } from 'lucide-react';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import type { Done } from './use-punch-fixes.ts';

type Props = { done: readonly Done[]; onUndo: (done: Done) => void };

/** The changes made here, newest first; each can be undone. */
export function DoneList({ done, onUndo }: Props) {
  const t = useTexts();
  const nameOf = useDoneName();
  if (done.length === 0) return null;
  return (
    <Card title={t('attendance.mend.done_list')} isFlush>
      <Rows hasLines wraps>
        {done.map((one) => (
          <RowItem
            key={one.id}
            note={one.note}
            end={
              <Button size="small" icon={Undo2} isBusy={one.isPending} onClick={() => onUndo(one)}>
                {t('attendance.mend.undo')}
              </Button>
            }
          >
            {nameOf(one)}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}

/** One day by its person, many by their number. */
function useDoneName(): (done: Done) => string {
  const t = useTexts();
  const words = useDayWords();
  return ({ days, ids }) => {
    const [first] = days;
    if (days.length === 1 && first) return `${first.employee.name}, ${words.short(first.date)}`;
    return t('attendance.mend.many', { count: days.length, punches: ids.length });
  };
}
