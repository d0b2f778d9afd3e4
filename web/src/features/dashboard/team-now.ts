import type { Presence } from '@cadre/contract/calls/attendance';

type Branch = Presence['branches'][number];

/** All branches together. */
export const teamNow = (branches: readonly Pick<Branch, 'present' | 'late' | 'absent'>[]) => {
  const sum = (name: 'present' | 'late' | 'absent') => branches.reduce((total, branch) => total + branch[name], 0);
  return { in: sum('present'), late: sum('late'), absent: sum('absent') };
};
