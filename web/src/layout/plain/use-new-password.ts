import type { Fields } from '@cadre/contract/fields';
import { useTexts } from '../../platform/texts.ts';
import { usePlainForm } from './use-plain-form.ts';

/** A form that sets a password: the fields of its call, and a repeated password to catch typos. */
export function useNewPassword<F extends Fields & { password: Fields[string] }>(fields: F) {
  const t = useTexts();
  const labels = { password: t('auth.new_password'), current_password: t('auth.current_password'), repeat: t('auth.repeat_password') };
  const form = usePlainForm({ ...fields, repeat: fields.password }, labels as Record<keyof F | 'repeat', string>);
  const isDifferent = form.values.repeat !== form.values.password;
  const repeat = form.field('repeat');
  return {
    ...form,
    repeat: { ...repeat, complaint: isDifferent ? t('auth.passwords_differ') : undefined },
    checkAll: (element: HTMLFormElement): boolean => {
      if (!form.checkAll(element)) return false;
      if (isDifferent) (element.elements.namedItem('repeat') as HTMLElement | null)?.focus();
      return !isDifferent;
    },
  };
}
