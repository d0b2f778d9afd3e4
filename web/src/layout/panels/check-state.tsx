import { attendanceNow } from '@cadre/contract/calls/attendance';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Badge } from '../../ui/people/badge.tsx';

/** Whether one is in, and since when. */
export function CheckState() {
  const t = useTexts();
  const format = useFormat();
  const { data } = useCall(attendanceNow, { id: 'self' }, { meta: { quiet: true } });
  if (!data || data.refused) return null;
  return (
    <Badge tone={data.open_since ? 'green' : 'neutral'} hasDot>
      {data.open_since ? t('shell.checked_in_since', { time: format.clock(data.open_since) }) : t('shell.not_checked_in')}
    </Badge>
  );
}
