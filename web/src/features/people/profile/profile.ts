import type { DataOf } from '@cadre/contract/call';
import type { employeeProfile } from '@cadre/contract/calls/people';

/** The response of the profile page; parts the user may not see are absent. */
export type Profile = DataOf<typeof employeeProfile>;

const dayLength = 86_400_000;

/** How many days lie between two days; negative when the second came first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
