import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

export function ForbiddenPage() {
  const t = useTexts();
  const { pay_is_held } = useMe();
  return (
    <MessagePage
      look="inside"
      title={t('errors.forbidden_title')}
      text={pay_is_held ? `${t('errors.forbidden_text')} ${t('errors.forbidden_pay_held')}` : t('errors.forbidden_text')}
      drawing={<Lock />}
    />
  );
}

const Lock = () => (
  <svg viewBox="0 0 160 160">
    <path d="M40 74h80a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V82a8 8 0 0 1 8-8ZM52 74V54a28 28 0 0 1 56 0v20" />
    <path d="M80 96a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM80 108v12" />
  </svg>
);
