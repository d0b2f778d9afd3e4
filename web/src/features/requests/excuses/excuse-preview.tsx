import { type ExcusePreview as Preview, previewExcuse } from '@cadre/contract/calls/excuses';
import { excuses, timeFields, timesOf } from '@cadre/contract/resources/excuses';
import { isDate } from '@cadre/rules/calendar';
import type { Draft } from '../../../fields/kind.ts';
import type { ParamsFor } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Findings } from '../findings.tsx';
import { PreviewCard } from '../preview-card.tsx';

type Params = ParamsFor<typeof previewExcuse>;

/** The input of the preview; undefined while the draft is incomplete. */
function paramsOf(draft: Draft, excuse_id: number | undefined): Params | undefined {
  const { employee_id, type, date } = draft;
  const times = Object.fromEntries(timesOf(draft).map((name) => [name, draft[name]]));
  const none = Object.fromEntries(timeFields.map((name) => [name, null]));
  const isWhole = isDate(String(date)) && Boolean(type) && Object.keys(excuses.check?.({ ...draft, ...none, ...times }) ?? {}).length === 0;
  if (!isWhole) return undefined;
  const given = Object.entries({ excuse_id, employee_id, type, date, ...times });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined && value !== '')) as Params;
}

/** The result of the request, the remaining allowance of the month, and any objections. */
export function ExcusePreview({ draft, id }: { draft: Draft; id?: number | undefined }) {
  const t = useTexts();
  return (
    <PreviewCard title={t('excuse.comes_to')} call={previewExcuse} params={paramsOf(draft, id)} missing={t('excuse.choose')}>
      {(preview) => <Counted preview={preview} />}
    </PreviewCard>
  );
}

function Counted({ preview: { minutes, counts, quota, shift, findings } }: { preview: Preview }) {
  const t = useTexts();
  const { number } = useFormat();
  const month = useDayWords().month(quota.month.slice(0, 7));
  return (
    <Stack gap={3} aria-live="polite">
      {minutes > 0 && (
        <p>
          <strong>{t('excuse.duration', { minutes })}</strong>
        </p>
      )}
      {shift && <p className="muted">{t('excuse.shift', shift)}</p>}
      {!counts && <p className="muted">{t('excuse.not_counted')}</p>}
      {counts && quota.limit_minutes !== null && (
        <p>{t('excuse.after', { used: number(quota.used_minutes + minutes), limit: number(quota.limit_minutes), month })}</p>
      )}
      <Findings findings={findings} />
    </Stack>
  );
}
