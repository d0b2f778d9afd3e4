export const profileTabs = ['overview', 'employment', 'personal', 'documents', 'pay', 'history'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profilePath = (id: number, tab: ProfileTab = 'overview'): string => `/employees/${id}/${tab}`;
