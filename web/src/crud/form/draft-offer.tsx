import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';

export function DraftOffer({ at, onRestore, onDiscard }: { at: string; onRestore: () => void; onDiscard: () => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className="draft-offer" role="status">
      <p>{t('forms.draft_found', { when: format.moment(at) })}</p>
      <Button size="small" onClick={onRestore}>
        {t('forms.draft_restore')}
      </Button>
      <TextButton onClick={onDiscard}>{t('forms.draft_discard')}</TextButton>
    </div>
  );
}
