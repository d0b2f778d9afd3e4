import { usePreferences } from '../../../platform/session/preferences.ts';

/** Whether pay is shown as dots, for users whose screen is visible to others. Saved with the account. */
export const useHidesAmounts = (): boolean => usePreferences().hide_amounts === true;
