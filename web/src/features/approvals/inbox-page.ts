import { approvals } from '@cadre/contract/resources/approvals';
import type { Page } from '../../crud/page.ts';
import { usePage } from '../../crud/use-page.ts';

/** The inbox is filtered by type, person, department and day, not by these fields. */
const fixed = ['approver', 'stands_in', 'status', 'model_id', 'level', 'decided_at', 'decided_by_id'];

export const useInboxPage = (): Page => usePage(approvals, { hideFields: fixed });

export const isNarrowed = ({ address: { list } }: Page): boolean => list.q !== '' || Object.keys(list.filters).length > 0;
