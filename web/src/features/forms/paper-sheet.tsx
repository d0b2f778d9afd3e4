import type { Block } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import './paper.css';
import './paper-print.css';
import { PaperPiece } from './paper-piece.tsx';
import { piecesOf } from './pieces.ts';
import { usePageStarts } from './use-page-starts.ts';

type Props = {
  blocks: Block[];
  language: Language;
  /** Its number, or that it is a draft; at the foot of each page. */
  foot: string;
  /** Written across each page of what is not valid (yet). */
  mark?: string | undefined;
  /** For reading on a phone: one page without end, in letters that can be read. */
  isFlowing?: boolean;
};

/** A paper in A4. All lengths follow the width of the sheet, so that a small preview is the same paper seen from afar. */
export function PaperSheet({ blocks, language, foot, mark, isFlowing = false }: Props) {
  const t = useTexts();
  const sheet = useRef<HTMLElement>(null);
  const pieces = useMemo(() => piecesOf(blocks), [blocks]);
  const measured = usePageStarts(sheet, pieces);
  const starts = isFlowing ? [0] : measured.filter((start) => start < pieces.length);
  return (
    <article ref={sheet} className={`paper ${isFlowing ? 'paper--flowing' : ''}`} lang={language}>
      {starts.map((start, page) => (
        <div key={start} className="paper__page">
          {mark && <span className="paper__mark" data-mark={mark} />}
          {pieces.slice(start, starts[page + 1]).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn anew from top to bottom
            <div key={index} data-piece className={`paper__piece paper__piece--${piece.kind}`}>
              <PaperPiece piece={piece} />
            </div>
          ))}
          <footer className="paper__foot">
            <span>{foot}</span>
            {!isFlowing && (
              <span role="img" aria-label={t('papers.page_of', { page: page + 1, pages: starts.length })}>
                {page + 1} / {starts.length}
              </span>
            )}
          </footer>
        </div>
      ))}
    </article>
  );
}
