import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';

type Props = {
  at: string;
  /** The name of the record that the draft belongs to, if the record exists. */
  whose?: string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
};

export function DraftOffer({ at, whose, onRestore, onDiscard }: Props) {
  const t = useTexts();
  const when = useFormat().moment(at);
  return (
    <div className="line wraps rounded draft-offer" role="status">
      <p>{whose ? t('forms.draft_found_for', { when, whose }) : t('forms.draft_found', { when })}</p>
      <Button size="small" onClick={onRestore}>
        {t('forms.draft_restore')}
      </Button>
      <TextButton onClick={onDiscard}>{t('forms.draft_discard')}</TextButton>
    </div>
  );
}
