import { useTexts } from '../../platform/texts.ts';
import { MessagePage } from './message-page.tsx';

/** An address that leads nowhere: big figures, words below, everything in the middle. */
export function ErrorV1Page() {
  const t = useTexts();
  return <MessagePage look="v1" title={t('errors.v1_title')} text={t('errors.v1_text')} drawing={<Signpost />} />;
}

const Signpost = () => (
  <svg viewBox="0 0 360 150">
    <path d="M70 20 20 100H96M76 66V136" />
    <path d="M180 18C150 18 138 46 138 78s12 60 42 60 42-28 42-60-12-60-42-60Z" />
    <path d="M168 70c0-8 5-13 12-13s12 5 12 12c0 9-12 10-12 20M180 102v2" />
    <path d="M310 20 260 100h76M316 66v70" />
  </svg>
);
