import type { preferenceFields } from '@cadre/contract/calls/preferences';
import type { ValueOf } from '@cadre/contract/fields';
import { isLanguage } from '@cadre/contract/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { applyAppearance, themeChoice } from './appearance.ts';
import { type Me, meQuery, useMe } from './session.ts';
import { storedLanguage } from './texts.ts';

export type Preferences = { [K in keyof typeof preferenceFields]: ValueOf<(typeof preferenceFields)[K]> };

const defaults = {
  density: 'middle',
  single_key_shortcuts: true,
  reduce_motion: false,
  mail_on_sign_in: true,
} as const;

/** What was never chosen follows this device, and the time zone the person's branch. */
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

/** Works at once: the screen changes before the server answers, and changes back should it refuse. */
export function useSavePreference() {
  const client = useQueryClient();
  const key = meQuery().queryKey;

  return useMutation({
    mutationFn: (change: Partial<Preferences>) => api.put<{ message: string }>('/users/me/preferences', change),
    onMutate: (change) => {
      const before = client.getQueryData(key);
      if (before) adopt({ ...before, preferences: { ...before.preferences, ...change } });
      return before;
    },
    onSuccess: (_answer, _change, _before, context) => context.client.invalidateQueries({ queryKey: key }),
    onError: (_error, _change, before) => {
      if (before) adopt(before);
    },
  });

  function adopt(me: Me): void {
    client.setQueryData(key, me);
    applyAppearance(preferencesOf(me));
  }
}
