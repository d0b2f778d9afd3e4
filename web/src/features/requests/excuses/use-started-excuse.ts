import { anomalies } from '@cadre/contract/calls/punch-fixes';
import { isDate } from '@cadre/rules/calendar';
import { useEffect } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import type { Draft } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { startOf } from './start-of.ts';

/** The initial values of a form opened from a day; undefined until the missing punch is known. */
export function useStartedExcuse(): Draft | undefined {
  const parameters = useParameters();
  const { employee } = useMe();
  const [day, type, from, to] = ['day', 'type', 'from', 'to'].map(parameters.get) as [string, string, string, string];
  const isOpen = parameters.get('new') === '1';
  const isRequested = isOpen && isDate(day) && type === '' && employee !== null;
  const { data, error } = useCall(
    anomalies,
    { from: day, to: day, employee_id: employee?.id },
    { enabled: isRequested, meta: { quiet: true } },
  );
  const isLeft = !isOpen && day !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form closes
  useEffect(() => {
    if (isLeft) parameters.replace({ day: undefined, type: undefined, from: undefined, to: undefined });
  }, [isLeft]);
  if (!isOpen || !isDate(day)) return {};
  if (isRequested && !data && !error) return undefined;
  return startOf({ day, type, from, to }, data?.data[0]?.proposal ?? null, employee?.id);
}
