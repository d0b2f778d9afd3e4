import { absenceIsCertainAt, type Evidence, silentTerminals, type Verdict } from '../day/day-status.ts';
import { localTextAt } from '../plan/zone.ts';
import type { Explain } from './explain.ts';

export function explainStatus(explain: Explain, evidence: Evidence, verdict: Verdict): void {
  const { frame, cover, worked_minutes, now } = evidence;
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
  for (const { name, heard_at } of silentTerminals(evidence)) explain('waiting_for_device', { device: name, since: when(heard_at) });
}
