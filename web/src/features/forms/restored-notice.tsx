import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';

/** What was typed before is here again; who wants to begin anew says so. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className="draft-offer" role="status">
      <p>{t('papers.restored', { when: format.moment(at) })}</p>
      <Button size="small" onClick={onDiscard}>
        {t('papers.discard')}
      </Button>
    </div>
  );
}
