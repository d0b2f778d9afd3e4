import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const t = useTexts();
  return <MessagePage look="inside" title={t('errors.not_found_title')} text={t('errors.not_found_text')} drawing={<Compass />} />;
}

const Compass = () => (
  <svg viewBox="0 0 160 160">
    <path d="M80 20a60 60 0 1 0 0 120 60 60 0 0 0 0-120ZM80 20v10M80 130v10M20 80h10M130 80h10" />
    <path d="m104 56-14 34-34 14 14-34Z" />
  </svg>
);
