/** Kept for a minute, and asked for again after half of it. */
export const dashboardFor = { staleTime: 30_000, gcTime: 60_000 } as const;
