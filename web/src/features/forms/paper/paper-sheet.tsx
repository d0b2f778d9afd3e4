import type { Block } from '@cadre/contract/forms/blocks';
import { piecesOf } from '@cadre/contract/forms/pieces';
import type { Language } from '@cadre/contract/languages';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import './paper.css';
import './paper-print.css';
import { pageStarts } from '../page-starts.ts';
import { PaperPiece } from './paper-piece.tsx';

type Props = {
  blocks: Block[];
  language: Language;
  /** Its number, or that it is a draft; at the foot of each page. */
  foot: string;
  /** Written across each page of a paper that is not valid (yet). */
  mark?: string | undefined;
  /** Of the company, at the head of the first page. */
  logo?: string | undefined;
  /** For reading on a phone: one page without end, in letters that can be read. */
  isFlowing?: boolean;
};

/** A paper in A4. All lengths follow the width of the sheet, so that a small preview is the same paper seen from afar. */
export function PaperSheet({ blocks, language, foot, mark, logo, isFlowing = false }: Props) {
  const t = useTexts();
  const sheet = useRef<HTMLElement>(null);
  const pieces = useMemo(() => piecesOf(blocks), [blocks]);
  const [drawnLogo, setDrawnLogo] = useState<string>();
  const measured = usePageStarts(sheet, pieces, drawnLogo);
  const starts = isFlowing ? [0] : measured.filter((start) => start < pieces.length);
  return (
    <article ref={sheet} className={`full paper ${isFlowing ? 'paper--flowing' : ''}`} lang={language}>
      {starts.map((start, page) => (
        <div key={start} className="paper__page">
          {mark && <span className="paper__mark" data-mark={mark} />}
          {pieces.slice(start, starts[page + 1]).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document is always rendered as a whole
            <div key={index} data-piece className={`paper__piece paper__piece--${piece.kind}`}>
              {logo && page + index === 0 && <img className="block paper__logo" src={logo} alt="" onLoad={() => setDrawnLogo(logo)} />}
              <PaperPiece piece={piece} />
            </div>
          ))}
          <footer className="digits between flex absolute paper__foot">
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

/** The height between the margins of a page of 297 mm; the margin at the foot leaves room for lines that a printer wraps differently. */
const contentHeight = 297 - 22 - 26;
const pageWidth = 210;

/**
 * The first piece of each page, measured on the drawn sheet: a piece's height depends only on the width of the sheet, not on its page, so
 * measuring after each render settles at once.
 */
function usePageStarts(sheet: RefObject<HTMLElement | null>, content: unknown, logo: string | undefined): number[] {
  const [starts, setStarts] = useState([0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights depend on the content
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => {
      const pieces = [...element.querySelectorAll<HTMLElement>('[data-piece]')];
      const heights = pieces.map((piece) => piece.getBoundingClientRect().height);
      const next = pageStarts(heights, (element.clientWidth / pageWidth) * contentHeight);
      setStarts((known) => (known.join() === next.join() ? known : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [sheet, content, logo]);

  return starts;
}
