/** Stale after 30 seconds, cached for a minute. */
export const dashboardFor = { staleTime: 30_000, gcTime: 60_000 } as const;
