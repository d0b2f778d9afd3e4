import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';

export function DraftOffer({ at, onRestore, onDiscard }: { at: string; onRestore: () => void; onDiscard: () => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className="draft-offer" role="status">
      <p>{t('forms.draft_found', { when: format.moment(at) })}</p>
      <button type="button" className="button button--small" onClick={onRestore}>
        {t('forms.draft_restore')}
      </button>
      <button type="button" className="link-button" onClick={onDiscard}>
        {t('forms.draft_discard')}
      </button>
    </div>
  );
}
