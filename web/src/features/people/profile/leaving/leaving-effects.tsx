import { type LeavingEffect, leavingEffects } from '@cadre/contract/calls/leaving';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../../platform/call-api.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

type EffectsProps = { id: number; name: string; day: unknown; hasSuccessor: boolean };

/** The effects of a termination, requested again for every day entered. */
export function LeavingEffects({ id, name, day, hasSuccessor }: EffectsProps) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useCall(
    leavingEffects,
    { id, last_working_day: String(day) },
    // An invalid day shows its error under the input when the form is sent.
    { enabled: isDate(day), placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const sentence = ({ kind, count = 0, names = [], day: until, to }: LeavingEffect): string => {
    const heir = hasSuccessor ? t('people.leaving.successor') : (to?.name ?? t('people.leaving.nobody'));
    const sentences: Record<LeavingEffect['kind'], string> = {
      account: t('people.leaving.account'),
      reports: t('people.leaving.reports', { count, names: format.list(names), to: heir }),
      headships: t('people.leaving.headships', { count, names: format.list(names), to: heir }),
      future_changes: t('people.leaving.future_changes', { count }),
      document_requests: t('people.leaving.document_requests', { count }),
      change_requests: t('people.leaving.change_requests', { count }),
      punches: t('people.leaving.punches', { count }),
      notice: t('people.leaving.notice', { day: until ? format.date(until) : '' }),
    };
    return sentences[kind];
  };
  return (
    <Card title={t('people.leaving.effects')} level={3} aria-live="polite">
      {data?.effects.length === 0 && <p className="muted">{t('people.leaving.no_effects', { name })}</p>}
      <Stack as="ul" gap={1}>
        {data?.effects.map((effect) => (
          <li key={effect.kind}>{sentence(effect)}</li>
        ))}
      </Stack>
    </Card>
  );
}
