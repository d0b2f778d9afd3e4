import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

/** No connection: a card with the drawing next to the text, small enough for a phone in a tunnel. */
export function ErrorV4Page() {
  const t = useTexts();
  return <MessagePage look="v4" title={t('errors.v4_title')} text={t('errors.v4_text')} drawing={<Cloud />} />;
}

const Cloud = () => (
  <svg viewBox="0 0 160 160">
    <path d="M46 112a28 28 0 0 1 2-56 38 38 0 0 1 72 8 24 24 0 0 1-4 48" />
    <path d="M28 28l104 104M64 96a24 24 0 0 1 16-6M80 116v1" />
  </svg>
);
