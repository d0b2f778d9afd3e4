import { CopyPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckList } from '../../../../ui/inputs/check-list.tsx';
import { NativeSelect } from '../../../../ui/inputs/text-input.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Popup } from '../../../../ui/overlays/popup.tsx';
import type { RosterDraft } from './use-roster-draft.ts';
import { copiedWeek, type Week, weeksOf } from './weeks.ts';

/** Copies one week of all people to other weeks, weekday by weekday. */
export function CopyWeek({ draft, column }: { draft: RosterDraft; column: number }) {
  const t = useTexts();
  return (
    <Popup label={t('schedules.roster.copy_week')} icon={CopyPlus} button={t('schedules.roster.copy_week')}>
      {(close) => <Choice draft={draft} column={column} onDone={close} />}
    </Popup>
  );
}

function Choice({ draft: { roster, enter }, column, onDone }: { draft: RosterDraft; column: number; onDone: () => void }) {
  const t = useTexts();
  const id = useId();
  const weeks = weeksOf(roster.days);
  const [from, setFrom] = useState(() => weeks.findIndex(({ last }) => column <= last));
  const [to, setTo] = useState<readonly number[]>([]);
  const targets = to.filter((index) => index !== from).flatMap((index) => weeks[index] ?? []);
  const nameOf = ({ number, first, last }: Week) =>
    t('schedules.roster.week_of', { week: String(number), from: dayOf(roster.days[first]?.date), to: dayOf(roster.days[last]?.date) });
  const copy = () => {
    const week = weeks[from];
    if (week) enter(copiedWeek(roster, week, targets));
    onDone();
  };
  return (
    <Stack gap={2} className="roster-tools__popup">
      <label htmlFor={id}>{t('schedules.roster.copy_from')}</label>
      <NativeSelect id={id} value={from} onChange={(event) => setFrom(Number(event.target.value))}>
        {weeks.map((week, index) => (
          <option key={week.first} value={index}>
            {nameOf(week)}
          </option>
        ))}
      </NativeSelect>
      <p>{t('schedules.roster.copy_to')}</p>
      <CheckList
        options={weeks.map((week, index) => ({ value: index, label: nameOf(week) })).filter(({ value }) => value !== from)}
        chosen={to}
        onChange={(chosen) => setTo(chosen.map(Number))}
      />
      <Button variant="primary" disabled={targets.length === 0} onClick={copy}>
        {t('schedules.roster.copy_do')}
      </Button>
    </Stack>
  );
}

const dayOf = (date: string | undefined): string => String(Number(date?.slice(8)));
