import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../platform/call-api.ts';
import { listApprovals } from './approval-row.ts';

type Params = {
  filters: Record<string, unknown>;
  order_by: string;
  order_dir: 'asc' | 'desc';
  page?: number;
  per_page?: number;
  search?: string | undefined;
};

/** Keeps the previous rows until the response arrives. */
export const useApprovals = ({ filters, ...rest }: Params) =>
  useCall(listApprovals, { per_page: 50, ...rest, filters: JSON.stringify(filters) }, { placeholderData: keepPreviousData });
