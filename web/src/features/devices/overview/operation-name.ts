import type { EnglishTexts } from '@cadre/contract/texts/texts';

type Name = keyof EnglishTexts['devices']['operations'];

const names: Record<number, Name> = {
  0: 'power_on',
  1: 'power_off',
  2: 'verification_failed',
  3: 'alarm',
  4: 'menu',
  5: 'setting',
  6: 'finger_enrolled',
  9: 'user_deleted',
  13: 'data_cleared',
  21: 'time_set',
  22: 'factory_reset',
  23: 'records_deleted',
  30: 'user_enrolled',
  36: 'user_changed',
  40: 'stick',
  41: 'stick',
  101: 'face_enrolled',
};

/** What the code of an operation means; codes from 68 on are changes of users, from 76 on of the network. */
export function operationName(code: number): Name {
  if (code >= 68 && code <= 71) return 'user_changed';
  if (code >= 76 && code <= 83) return 'network_changed';
  return names[code] ?? 'other';
}
