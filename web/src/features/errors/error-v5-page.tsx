import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

/** Nothing left to do: a quiet drawing at the foot of the page. */
export function ErrorV5Page() {
  const t = useTexts();
  return <MessagePage look="v5" title={t('errors.v5_title')} text={t('errors.v5_text')} drawing={<Desk />} />;
}

const Desk = () => (
  <svg viewBox="0 0 640 200">
    <path d="M20 190h600M110 190v-70M530 190v-70M80 120h480" />
    <path d="M160 120V96h60v24M172 96c0-14 36-14 36 0M220 102c14 0 14 16 0 16M180 78c-4-8 6-10 2-18M200 78c-4-8 6-10 2-18" />
    <path d="M430 120l18-62 40 12M488 70l14 26h-34zM416 120h30" />
  </svg>
);
