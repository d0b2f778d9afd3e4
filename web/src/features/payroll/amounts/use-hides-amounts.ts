import { usePreferences } from '../../../platform/preferences.ts';

/** Whether pay shows as dots: for who works where others look at the screen. Kept with the account. */
export const useHidesAmounts = (): boolean => usePreferences().hide_amounts === true;
