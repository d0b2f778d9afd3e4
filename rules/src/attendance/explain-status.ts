import { absenceIsCertainAt, type Evidence, type Verdict, wereDevicesHeard } from './day-status.ts';
import type { Explain } from './explain.ts';
import { localTextAt } from './zone.ts';

export function explainStatus(explain: Explain, { frame, cover, worked_minutes, now, heard_until }: Evidence, verdict: Verdict): void {
  const { settings, zone } = frame.plan;
  const when = (at: number): string => localTextAt(zone, at).slice(0, 16);
  const { status, because } = verdict;
  const counted = worked_minutes + cover.excused_minutes;
  if (because === 'absent_below') return explain(because, { counted, least: settings.absent_below_minutes ?? 0 });
  if (because === 'half_day_below') return explain(because, { counted, least: settings.half_day_below_minutes ?? 0 });
  if (status === 'scheduled' && frame.span && now >= frame.span.start) return explain('no_punch_yet', { until: when(frame.closes) });
  if (status === 'absent') return explain('absent', { until: when(frame.closes) });
  if (status !== 'pending_sync') return;
  if (now < absenceIsCertainAt(frame)) return explain('waiting_for_late_punches', { until: when(absenceIsCertainAt(frame)) });
  if (!wereDevicesHeard(frame, heard_until)) explain('waiting_for_devices', { until: when(frame.closes) });
}
