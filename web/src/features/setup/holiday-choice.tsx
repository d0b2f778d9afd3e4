import type { SetupProposals } from '@cadre/contract/calls/setup-proposals';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/stack.tsx';

type Props = {
  holidays: SetupProposals['holidays'];
  /** The days of those that are left out. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
};

/** The proposed holidays, each with its day; unchecked ones are left out. */
export function HolidayChoice({ holidays, left, onLeave }: Props) {
  const t = useTexts();
  const format = useFormat();
  const toggle = (date: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(date);
    else next.add(date);
    onLeave(next);
  };
  return (
    <Card level={3} title={t('setup.holidays_title')}>
      <Grid columns="fill-medium" gap={2}>
        {holidays.map(({ date, name, recurring }) => (
          <Checkbox key={date} isChecked={!left.has(date)} onChange={(isIn) => toggle(date, isIn)}>
            {name}{' '}
            <span className="muted">
              {format.date(date)}
              {recurring && ` · ${t('setup.every_year')}`}
            </span>
          </Checkbox>
        ))}
      </Grid>
    </Card>
  );
}
