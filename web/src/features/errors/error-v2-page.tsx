import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

/** Something broke on our side: words on the left, a pulled plug on the right. */
export function ErrorV2Page() {
  const t = useTexts();
  return <MessagePage look="v2" title={t('errors.v2_title')} text={t('errors.v2_text')} drawing={<Plug />} />;
}

const Plug = () => (
  <svg viewBox="0 0 320 240">
    <path d="M8 120h70c20 0 30-20 50-20h10" />
    <path d="M138 78h26a22 22 0 0 1 0 44h-26zM186 88h18M186 112h18" />
    <path d="M312 120h-40c-16 0-22 20-40 20h-2" />
    <path d="M230 118h-14a22 22 0 0 0 0 44h14z" />
    <path d="M206 40l-8 22M232 52l-18 14M178 44l4 20" />
  </svg>
);
