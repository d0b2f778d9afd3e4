import { useTexts } from '../../platform/texts.ts';
import './skeleton.css';

type Props = { rows?: number | undefined; columns?: number | undefined };

/** The shape of the content that is loading. Its style keeps it hidden for the first 150 ms, so that fast responses do not flicker. */
export function Skeleton({ rows = 3, columns = 1 }: Props) {
  const t = useTexts();
  return (
    <div className="ui-skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={row} className="line ui-skeleton__row" aria-hidden>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}
