import { useTexts } from '../../platform/texts.ts';

/** Has the list's final shape; its style keeps it out of sight for the first 150 ms, so that fast answers do not flicker. */
export function ListSkeleton({ columns, rows }: { columns: number; rows: number }) {
  const t = useTexts();
  return (
    <div className="list-skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={row} className="list-skeleton__row" aria-hidden>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}
