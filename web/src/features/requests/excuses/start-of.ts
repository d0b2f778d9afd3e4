import type { Anomaly } from '@cadre/contract/calls/punch-fixes';
import { excuseTypes } from '@cadre/rules/excuses/excuse';
import type { Draft } from '../../../fields/kind.ts';

type Given = { day: string; type: string; from: string; to: string };

/** The hours that were missed; or the punches that would make the day whole, with the reason to begin with. */
export function startOf({ day, type, from, to }: Given, proposal: Anomaly['proposal'], employee_id?: number): Draft {
  const known = excuseTypes.find((one) => one === type);
  const start = { employee_id, date: day };
  if (known) return { ...start, type: known, from_time: from || null, to_time: to || null };
  const timeOf = (action: 'in' | 'out') => proposal?.punches.find((punch) => punch.action === action)?.time ?? null;
  const [came, left] = [timeOf('in'), timeOf('out')];
  const missing_action = came && left ? 'both' : came ? 'in' : left ? 'out' : null;
  return { ...start, type: 'missing_punch', missing_action, proposed_in: came, proposed_out: left, reason: proposal?.note ?? null };
}
