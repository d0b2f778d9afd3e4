import { type Preferences, savePreferences } from '@cadre/contract/calls/preferences';
import { isLanguage } from '@cadre/contract/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { showMessage } from '../message-store.ts';
import { storedLanguage } from '../texts.ts';
import { applyAppearance, themeChoice } from './appearance.ts';
import { type Me, meQuery, useMe } from './session.ts';
import { forgetUnsent, keepUnsent } from './unsent-choices.ts';

const defaults = {
  density: 'middle',
  single_key_shortcuts: true,
  reduce_motion: false,
  mail_on_sign_in: true,
  hide_amounts: false,
  week_start: 1,
  start_page: '',
  notices: {},
  quiet_hours: null,
  digest_at: '08:00',
  dashboard: null,
  columns: {},
  views: {},
} as const;

/** Unset preferences follow this device, and the time zone follows the person's branch. */
export function preferencesOf({ user, employee, preferences }: Me): Preferences {
  return {
    ...defaults,
    theme: themeChoice(),
    locale: isLanguage(user.locale) ? user.locale : storedLanguage(),
    timezone: user.timezone ?? employee?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...preferences,
  };
}

export const usePreferences = (): Preferences => preferencesOf(useMe());

/**
 * An optimistic update: the screen changes before the server responds, and changes back on a refusal. Changes are sent one after the other,
 * and only the last one refetches the stored preferences. `quiet` is for small choices that need no success message.
 */
export function useSavePreference({ quiet = false } = {}) {
  const client = useQueryClient();
  const key = meQuery().queryKey;

  return useMutation({
    mutationKey: ['preferences'],
    scope: { id: 'preferences' },
    meta: { quiet },
    mutationFn: (change: Partial<Preferences>) => callApi(savePreferences, change),
    onMutate: (change) => {
      keepUnsent(change);
      const before = client.getQueryData(key);
      if (before) adopt({ ...before, preferences: { ...before.preferences, ...change } });
      return before;
    },
    onSuccess: () => (isLast() ? client.invalidateQueries({ queryKey: key }) : undefined),
    onError: (problem, _change, before) => {
      if (before) adopt(before);
      if (quiet) showMessage('error', problem.message);
    },
    onSettled: () => {
      if (isLast()) forgetUnsent();
    },
  });

  function isLast(): boolean {
    return client.isMutating({ mutationKey: ['preferences'] }) === 1;
  }

  function adopt(me: Me): void {
    client.setQueryData(key, me);
    applyAppearance(preferencesOf(me));
  }
}
