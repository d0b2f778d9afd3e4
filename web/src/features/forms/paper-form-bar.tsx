import { CloudCheck, HardDrive } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { PaperForm } from './use-paper-form.ts';

type Props = { paper: PaperForm; isFilling: boolean; isBusy: boolean; mayIssue: boolean; onSave: () => void; onIssue: () => void };

/** Stays in sight: where the words are kept, and what to do with them. */
export function PaperFormBar({ paper: { row, isChanged }, isFilling, isBusy, mayIssue, onSave, onIssue }: Props) {
  const t = useTexts();
  return (
    <div className="paper-form__bar">
      <span role="status" className="paper-form__kept">
        {isFilling ? t('papers.prefilling') : <Kept isChanged={isChanged} isStored={row !== undefined} />}
      </span>
      <Button variant={mayIssue ? 'plain' : 'primary'} disabled={isBusy} onClick={onSave}>
        {t('papers.save_draft')}
      </Button>
      {mayIssue && (
        <Button variant="primary" disabled={isBusy} onClick={onIssue}>
          {t('papers.issue')}
        </Button>
      )}
    </div>
  );
}

function Kept({ isChanged, isStored }: { isChanged: boolean; isStored: boolean }) {
  const t = useTexts();
  if (!isChanged && !isStored) return null;
  const Icon = isChanged ? HardDrive : CloudCheck;
  return (
    <>
      <Icon size={16} aria-hidden />
      {isChanged ? t('papers.kept_here') : t('papers.all_saved')}
    </>
  );
}
