import { type TravelPreview as Preview, previewTravel } from '@cadre/contract/calls/travel';
import { checkRecord } from '@cadre/contract/check';
import { travels } from '@cadre/contract/resources/travels';
import { keepPreviousData } from '@tanstack/react-query';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

type Params = ParamsFor<typeof previewTravel>;

const { type, start_date, end_date, legs, estimate, advance } = travels.fields;
const requested = { type, start_date, end_date, legs, estimate, advance };

/** The input of the preview; undefined while the draft is incomplete. */
function paramsOf(draft: Draft, travel_id: number | undefined): Params | undefined {
  const params = { ...Object.fromEntries(Object.keys(requested).map((name) => [name, draft[name]])) };
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== ''));
  const isWhole = Object.keys(checkRecord(requested, given)).length === 0 && Object.keys(travels.check?.(given) ?? {}).length === 0;
  const { employee_id } = draft;
  return isWhole ? ({ ...given, ...(employee_id ? { employee_id } : {}), ...(travel_id ? { travel_id } : {}) } as Params) : undefined;
}

/** Below the form: the working days of the trip, its estimated cost, and any objections. */
export function TravelPreview({ draft, id }: { draft: Draft; id?: number | undefined }) {
  const t = useTexts();
  const params = paramsOf(draft, id);
  const waiting = useDebounced(params === undefined ? '' : JSON.stringify(params));
  const { data, error } = useCall(previewTravel, JSON.parse(waiting || '{}') as Params, {
    enabled: waiting !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Card title={t('travel.comes_to')} level={3}>
      {params === undefined && <p className="muted">{t('travel.choose')}</p>}
      {params !== undefined && error && (
        <Alert tone="warning" takesFocus={false}>
          {error.message}
        </Alert>
      )}
      {params !== undefined && !error && !data && <p className="muted">{t('common.loading')}</p>}
      {params !== undefined && !error && data && <TravelFindings preview={data} />}
    </Card>
  );
}

function TravelFindings({ preview: { working_days, days, currency, estimate_total, findings } }: { preview: Preview }) {
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
