import { keepPreviousData } from '@tanstack/react-query';
import { useAsk } from '../../platform/ask.ts';
import { listApprovals } from './approval-row.ts';

type Wish = {
  filters: Record<string, unknown>;
  order_by: string;
  order_dir: 'asc' | 'desc';
  page?: number;
  per_page?: number;
  search?: string | undefined;
};

/** Keeps the previous rows until the response arrives. */
export const useApprovals = ({ filters, ...rest }: Wish) =>
  useAsk(listApprovals, { per_page: 50, ...rest, filters: JSON.stringify(filters) }, { placeholderData: keepPreviousData });
