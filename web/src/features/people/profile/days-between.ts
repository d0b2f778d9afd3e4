const dayLength = 86_400_000;

/** How many days lie between two days; negative when the second came first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
