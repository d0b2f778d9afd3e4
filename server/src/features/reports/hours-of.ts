/** Hours with two decimals, which is exact to the minute. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
