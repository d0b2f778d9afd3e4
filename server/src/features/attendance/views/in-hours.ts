/** Hours with two decimals, as the sheets show them. */
export const inHours = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;
