const dayMs = 86_400_000;

/** The day so many days from today, as the product writes it. */
export const dayFromToday = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
