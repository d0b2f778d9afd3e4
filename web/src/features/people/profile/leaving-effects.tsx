import type { LeavingEffect } from '@cadre/contract/calls/people';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';

type Props = { id: number; name: string; day: unknown; hasSuccessor: boolean };

/** What a termination brings about, asked anew for every day that is typed. */
export function LeavingEffects({ id, name, day, hasSuccessor }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['employees', 'leaving', id, day],
    queryFn: async () =>
      (await api.get<{ data: { effects: LeavingEffect[] } }>(`/employees/${id}/leaving`, { last_working_day: String(day) })).data.effects,
    enabled: isDate(day),
    placeholderData: keepPreviousData,
    // A day that cannot be is said under its input when the form is sent.
    meta: { quiet: true },
  });
  const sentence = ({ kind, count = 0, names = [], day: until, to }: LeavingEffect): string => {
    const heir = hasSuccessor ? t('people.leaving.successor') : (to?.name ?? t('people.leaving.nobody'));
    const sentences: Record<LeavingEffect['kind'], string> = {
      account: t('people.leaving.account'),
      reports: t('people.leaving.reports', { count, names: names.join(', '), to: heir }),
      headships: t('people.leaving.headships', { count, names: names.join(', '), to: heir }),
      future_changes: t('people.leaving.future_changes', { count }),
      document_requests: t('people.leaving.document_requests', { count }),
      change_requests: t('people.leaving.change_requests', { count }),
      notice: t('people.leaving.notice', { day: until ? format.date(until) : '' }),
    };
    return sentences[kind];
  };
  return (
    <section className="person-effects" aria-live="polite">
      <h3>{t('people.leaving.effects')}</h3>
      {data?.length === 0 && <p className="muted">{t('people.leaving.no_effects', { name })}</p>}
      <ul>
        {data?.map((effect) => (
          <li key={effect.kind}>{sentence(effect)}</li>
        ))}
      </ul>
    </section>
  );
}
