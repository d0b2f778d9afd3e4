import { payOverview } from '@cadre/contract/calls/payslips';
import { keepPreviousData } from '@tanstack/react-query';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';

/** The user's own pay in the year from the URL. */
export function usePayYear() {
  const parameters = useParameters();
  const current = Number(useFormat().today().slice(0, 4));
  const requested = parameters.get('year');
  const year = /^(19|20)\d\d$/.test(requested) ? Number(requested) : current;
  const go = (to: number) => parameters.push({ year: to === current ? undefined : String(to) });
  const query = useCall(payOverview, { id: 'self', year }, { placeholderData: keepPreviousData });
  return { year, current, go, query };
}
