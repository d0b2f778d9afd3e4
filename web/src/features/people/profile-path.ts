import type { profileTabs } from '@cadre/contract/pages';

export type ProfileTab = (typeof profileTabs)[number];

export const profilePath = (id: number, tab: ProfileTab = 'overview'): string => `/employees/${id}/${tab}`;
