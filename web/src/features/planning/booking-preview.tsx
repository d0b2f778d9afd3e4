import { type BookingPreview as Preview, previewBooking } from '@cadre/contract/calls/planning';
import { checkRecord } from '@cadre/contract/check';
import { bookings } from '@cadre/contract/resources/bookings';
import { keepPreviousData } from '@tanstack/react-query';
import type { Draft, Row } from '../../fields/kind.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

type Body = ParamsFor<typeof previewBooking>;

/** The booking as typed so far, once it has a person, days and hours. */
function bodyOf(draft: Draft, edited: Row | undefined): Body | undefined {
  const given = Object.fromEntries(
    Object.keys(previewBooking.body).flatMap((name) =>
      name === 'id' || draft[name] === null || draft[name] === undefined || draft[name] === '' ? [] : [[name, draft[name]]],
    ),
  );
  const isWhole =
    Object.keys(checkRecord(previewBooking.body, given)).length === 0 && Object.keys(bookings.check?.(given) ?? {}).length === 0;
  return isWhole ? ({ ...given, ...(edited && { id: edited.id }) } as Body) : undefined;
}

/** Below the form: the effect of the booking on its person, and a warning if its project ends before. */
export function BookingPreview({ draft, edited }: { draft: Draft; edited: Row | undefined }) {
  const body = bodyOf(draft, edited);
  const waiting = useDebounced(body === undefined ? '' : JSON.stringify(body));
  const { data } = useCall(previewBooking, JSON.parse(waiting || '{}') as Body, {
    enabled: waiting !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return <div aria-live="polite">{data && body !== undefined && <Shown preview={data} />}</div>;
}

function Shown({ preview }: { preview: Preview }) {
  const t = useTexts();
  const format = useFormat();
  const days = useDayWords();
  const hours = (minutes: number): string => format.number(Math.round(minutes / 6) / 10);
  const { capacity_minutes, booked_minutes, wanted_minutes, over_minutes, over_days, idle_days, project_end } = preview;
  const [first] = over_days;
  const warnings = [
    first && t('planning.preview_over', { count: over_days.length, hours: hours(over_minutes), day: days.long(first) }),
    project_end && t('planning.preview_beyond', { day: days.long(project_end) }),
  ].filter((one) => typeof one === 'string');
  const load = t('planning.preview_load', {
    capacity: hours(capacity_minutes),
    booked: hours(booked_minutes),
    wanted: hours(wanted_minutes),
  });
  return (
    <Alert tone={warnings.length > 0 ? 'warning' : 'info'} takesFocus={false}>
      <Stack gap={1}>
        <p>{load}</p>
        {warnings.map((warning) => (
          <p key={warning}>
            <strong>{warning}</strong>
          </p>
        ))}
        {idle_days > 0 && <p className="muted">{t('planning.idle', { count: idle_days })}</p>}
      </Stack>
    </Alert>
  );
}
