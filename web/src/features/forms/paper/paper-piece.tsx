import { gap, type Inner, type Party, type Signature } from '@cadre/contract/forms/blocks';
import type { Piece } from '@cadre/contract/forms/pieces';
import { Fragment } from 'react';
import { useTexts } from '../../../platform/texts.ts';

/** One piece of a paper, as the PDF draws it. */
export function PaperPiece({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'title':
      return <h2 className="paper__title">{piece.text}</h2>;
    case 'number':
      return <p className="paper__number">{piece.text}</p>;
    case 'parties':
      return <Parties parties={piece.parties} />;
    case 'opening':
      return (
        <div className="relative paper__clause">
          <h3>
            <span className="digits absolute paper__count">{piece.number}.</span>
            {piece.heading}
          </h3>
          {piece.body.map((block) => (
            <Body key={JSON.stringify(block)} block={block} />
          ))}
        </div>
      );
    case 'inner':
      return (
        <div className="relative paper__clause">
          <Body block={piece.block} />
        </div>
      );
    case 'ending':
      return (
        <>
          {piece.before.map((before) => (
            <div key={JSON.stringify(before)} className={`paper__piece paper__piece--${before.kind}`}>
              <PaperPiece piece={before} />
            </div>
          ))}
          <Signatures {...piece.signing} />
        </>
      );
    default:
      return <Body block={piece} />;
  }
}

function Body({ block }: { block: Inner }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <PaperText text={block.text} />
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul className="paper__list">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <dl className="paper__terms">
      {block.rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <PaperText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Parties = ({ parties }: { parties: Party[] }) => (
  <div className="paper__parties">
    {parties.map(({ role, name, lines }) => (
      <div key={role}>
        <p className="paper__role">{role}</p>
        <p className="strong">
          <PaperText text={name} />
        </p>
        {lines.map((line) => (
          <p key={line}>
            <PaperText text={line} />
          </p>
        ))}
      </div>
    ))}
  </div>
);

const Signatures = ({ place, signatures }: { place: string; signatures: Signature[] }) => (
  <div className="paper__signing">
    <p>
      <PaperText text={place} />
    </p>
    <div className="paper__signatures">
      {signatures.map(({ role, name, title, signed }) => (
        <div key={role}>
          {signed && <p>{signed}</p>}
          <p className="paper__line" aria-hidden />
          <p className="strong">
            <PaperText text={name} />
          </p>
          {title && <p>{title}</p>}
          <p className="paper__role">{role}</p>
        </div>
      ))}
    </div>
  </div>
);

/** A text of a paper; where an answer is missing, a quiet line to write on. */
function PaperText({ text }: { text: string }) {
  const t = useTexts();
  const [first, ...rest] = text.split(gap);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other key
        <Fragment key={index}>
          <span className="fits paper__gap">
            <span className="visually-hidden">{t('papers.gap')}</span>
          </span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
