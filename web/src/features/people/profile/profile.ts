import type { DataOf } from '@cadre/contract/call';
import type { employeeProfile } from '@cadre/contract/calls/people';

/** The response of the profile page; parts the user may not see are absent. */
export type Profile = DataOf<typeof employeeProfile>;

const dayLength = 86_400_000;

/** The number of days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
