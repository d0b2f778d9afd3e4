import { type ExcusePreview as Preview, previewExcuse } from '@cadre/contract/calls/excuses';
import { excuses, timeFields, timesOf } from '@cadre/contract/resources/excuses';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useAsk, type WishOf } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useDayWords } from '../../../platform/use-day-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';

type Wish = WishOf<typeof previewExcuse>;

/** What is typed, as far as it can be counted. */
function wishOf(draft: Draft, excuse_id: number | undefined): Wish | undefined {
  const { employee_id, type, date } = draft;
  const times = Object.fromEntries(timesOf(draft).map((name) => [name, draft[name]]));
  const none = Object.fromEntries(timeFields.map((name) => [name, null]));
  const isWhole = isDate(String(date)) && Boolean(type) && Object.keys(excuses.check?.({ ...draft, ...none, ...times }) ?? {}).length === 0;
  if (!isWhole) return undefined;
  const given = Object.entries({ excuse_id, employee_id, type, date, ...times });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined && value !== '')) as Wish;
}

/** Beside the form: what the request comes to, what is left of the month, and what speaks against it. */
export function ExcusePreview({ draft, id }: { draft: Draft; id?: number | undefined }) {
  const t = useTexts();
  const wish = wishOf(draft, id);
  const asked = useDebounced(wish === undefined ? '' : JSON.stringify(wish));
  const { data, error } = useAsk(previewExcuse, JSON.parse(asked || '{}') as Wish, {
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Card title={t('excuse.comes_to')} level={3}>
      {wish === undefined && <p className="muted">{t('excuse.choose')}</p>}
      {wish !== undefined && error && (
        <Alert tone="warning" takesFocus={false}>
          {error.message}
        </Alert>
      )}
      {wish !== undefined && !error && !data && <p className="muted">{t('common.loading')}</p>}
      {wish !== undefined && !error && data && <Counted preview={data} />}
    </Card>
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
      {findings.map(({ field, code, sentence, blocks }) => (
        <Alert key={`${field}-${code}`} tone={blocks ? 'danger' : 'warning'} takesFocus={false}>
          {sentence}
        </Alert>
      ))}
    </Stack>
  );
}
