import { use, useId } from 'react';
import { homeOf, useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';
import { MenuContext } from '../menu/menu-context.ts';
import { useMenuName } from '../menu/menu-name.ts';

/** Any page of the user's menu can be the first one after signing in. */
export function StartPageField({ value, onChoose }: { value: string; onChoose: (path: string) => void }) {
  const t = useTexts();
  const nameOf = useMenuName();
  const id = useId();
  const { user } = useMe();
  const pages = use(MenuContext).flatMap((entry) => entry.children ?? [entry]);
  const usual = pages.find(({ path }) => path === homeOf(user));
  return (
    <label className="quiet gap-1 stacked settings__field" htmlFor={id}>
      {t('shared.fields.start_page')}
      <NativeSelect id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('shell.usual_start_page', { page: usual ? nameOf(usual.text) : t('common.home') })}</option>
        {pages
          .filter((page) => page !== usual)
          .map(({ path, text }) => (
            <option key={path} value={path}>
              {nameOf(text)}
            </option>
          ))}
      </NativeSelect>
    </label>
  );
}
