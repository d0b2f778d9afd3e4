/** The anchor of a week's row, which its bar leads to. */
export const weekRowId = (week: number): string => `week-${week}`;
