import type { AwayPerson } from '@cadre/contract/calls/absences';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Cluster } from '../../../ui/layout/stack.tsx';

/** Explains the colors and patterns that occur in the calendar. */
export function Legend({ people }: { people: readonly AwayPerson[] }) {
  const t = useTexts();
  const labels = useLabels();
  const all = people.flatMap(({ absences }) => absences);
  const categories = new Map(all.flatMap(({ category }) => (category ? [[category.id, category] as const] : [])));
  const requests = new Set(all.flatMap(({ request }) => request ?? []));
  return (
    <Cluster as="ul" gap={4} className="calendar-legend" aria-label={t('calendar.legend')}>
      {[...categories.values()].map(({ id, name, color }) => (
        <Entry key={id} color={color} text={name} />
      ))}
      {all.some(({ kind }) => kind === 'travel') && <Entry kind="travel" text={t('calendar.travel')} />}
      {all.some(({ kind }) => kind === 'excuse') && <Entry kind="excuse" text={t('calendar.excuse')} />}
      {[...requests].map((request) => (
        <Entry key={request} kind="request" text={labels.one(request)} />
      ))}
      {all.some(({ kind }) => kind === 'away') && <Entry text={t('calendar.away')} />}
      {all.some(({ status }) => status === 'pending') && <Entry isPending text={labels.option('leaves', 'status', 'pending')} />}
      <li>
        <span className="calendar-legend__free" aria-hidden /> {t('calendar.day_off')}
      </li>
    </Cluster>
  );
}

const Entry = ({
  color,
  kind,
  isPending,
  text,
}: {
  color?: string;
  kind?: 'travel' | 'excuse' | 'request';
  isPending?: boolean;
  text: string;
}) => (
  <li>
    <span
      className="absence-bar"
      data-kind={kind}
      data-status={isPending ? 'pending' : 'approved'}
      style={color ? ({ '--category': color } as object) : undefined}
      aria-hidden
    />{' '}
    {text}
  </li>
);
