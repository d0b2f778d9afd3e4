/** Minutes as people read hours: `8:05`. The sign is the one of typesetting, as wide as the plus. */
export const asHours = (minutes: number): string =>
  minutes < 0 ? `−${asHours(-minutes)}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Zero is a dash, so that the other values are easy to see. */
export const hoursOrDash = (minutes: number): string => (minutes === 0 ? '—' : asHours(minutes));

/** More or less than expected. */
export const asBalance = (minutes: number): string => (minutes > 0 ? `+${asHours(minutes)}` : asHours(minutes));

/** Minutes as hours with two decimals, from which `minutesOf` finds them again. */
export const decimalHours = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

/** Sums travel as hours with two decimals. */
export const minutesOf = (hours: number): number => Math.round(hours * 60);
