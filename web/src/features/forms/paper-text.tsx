import { gap } from '@cadre/contract/forms/blocks';
import { Fragment } from 'react';
import { useTexts } from '../../platform/texts.ts';

/** A text of a paper; where an answer is missing, a quiet line to write on. */
export function PaperText({ text }: { text: string }) {
  const t = useTexts();
  const [first, ...rest] = text.split(gap);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no other name
        <Fragment key={index}>
          <span className="paper__gap">
            <span className="visually-hidden">{t('papers.gap')}</span>
          </span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
