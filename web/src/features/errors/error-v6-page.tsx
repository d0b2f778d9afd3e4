import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

/** A browser that is too old: the message is inside a drawn browser window. */
export function ErrorV6Page() {
  const t = useTexts();
  return <MessagePage look="v6" title={t('errors.v6_title')} text={t('errors.v6_text')} drawing={<Window />} />;
}

const Window = () => (
  <svg viewBox="0 0 480 60">
    <path d="M24 30h1M44 30h1M64 30h1" />
    <path d="M96 18h300a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H96a8 8 0 0 1-8-8v-8a8 8 0 0 1 8-8ZM428 22l20 16M448 22l-20 16" />
  </svg>
);
