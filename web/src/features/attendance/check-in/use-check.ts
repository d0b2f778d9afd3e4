import type { Checked } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { api } from '../../../platform/api.ts';
import type { Who } from '../day/use-sheet.ts';
import { useAttendanceWrite } from '../use-attendance-write.ts';

type Answer = { message: string; data: Checked };

/** Sends what the button says, so that pressing it twice says the same twice and is recorded once. */
export const useCheck = (who: Who) =>
  useAttendanceWrite((action: 'in' | 'out') => api.post<Answer>(`/${attendances.name}/${who}/check`, { action }));
