import { type TravelPreview as Preview, previewTravel } from '@cadre/contract/calls/travel';
import { checkRecord } from '@cadre/contract/check';
import { travels } from '@cadre/contract/resources/travels';
import { keepPreviousData } from '@tanstack/react-query';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useAsk, type WishOf } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';

type Wish = WishOf<typeof previewTravel>;

const { type, start_date, end_date, legs, estimate, advance } = travels.fields;
const asked = { type, start_date, end_date, legs, estimate, advance };

/** The input of the preview; undefined while the draft is incomplete. */
function wishOf(draft: Draft, travel_id: number | undefined): Wish | undefined {
  const wish = { ...Object.fromEntries(Object.keys(asked).map((name) => [name, draft[name]])) };
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null && value !== undefined && value !== ''));
  const isWhole = Object.keys(checkRecord(asked, given)).length === 0 && Object.keys(travels.check?.(given) ?? {}).length === 0;
  const { employee_id } = draft;
  return isWhole ? ({ ...given, ...(employee_id ? { employee_id } : {}), ...(travel_id ? { travel_id } : {}) } as Wish) : undefined;
}

/** Below the form: the working days of the trip, its estimated cost, and any objections. */
export function TravelPreview({ draft, id }: { draft: Draft; id?: number | undefined }) {
  const t = useTexts();
  const wish = wishOf(draft, id);
  const waiting = useDebounced(wish === undefined ? '' : JSON.stringify(wish));
  const { data, error } = useAsk(previewTravel, JSON.parse(waiting || '{}') as Wish, {
    enabled: waiting !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Card title={t('travel.comes_to')} level={3}>
      {wish === undefined && <p className="muted">{t('travel.choose')}</p>}
      {wish !== undefined && error && (
        <Alert tone="warning" takesFocus={false}>
          {error.message}
        </Alert>
      )}
      {wish !== undefined && !error && !data && <p className="muted">{t('common.loading')}</p>}
      {wish !== undefined && !error && data && <Judged preview={data} />}
    </Card>
  );
}

function Judged({ preview: { working_days, days, currency, estimate_total, findings } }: { preview: Preview }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Stack gap={3} aria-live="polite">
      <p>
        <strong>{t('travel.working_days', { count: working_days, days: days.length })}</strong>
      </p>
      <p>{t('travel.estimate', { amount: format.money(estimate_total, currency) })}</p>
      {findings.map(({ field, code, sentence, blocks }) => (
        <Alert key={`${field}-${code}-${sentence}`} tone={blocks ? 'danger' : 'warning'} takesFocus={false}>
          {sentence}
        </Alert>
      ))}
    </Stack>
  );
}
