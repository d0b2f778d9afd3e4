import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

/** Being updated: a strip across the page with the drawing above it, like a fence before a building site. */
export function ErrorV3Page() {
  const t = useTexts();
  return <MessagePage look="v3" title={t('errors.v3_title')} text={t('errors.v3_text')} drawing={<Crane />} />;
}

const Crane = () => (
  <svg viewBox="0 0 640 220">
    <path d="M120 210V30M100 210h40M120 30h330M120 30 84 62h36M450 30v22M120 60 150 30M120 90l30-60M120 120h0" />
    <path d="M380 30v64M356 94h48v34h-48zM300 210v-46h160v46M330 164v-28h100v28M300 187h160M380 136v28" />
    <path d="M40 210h560" />
  </svg>
);
