import { decideApproval } from '@cadre/contract/calls/approvals';
import { MessageSquareText } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextArea } from '../../ui/inputs/text-input.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';

type Props = { note: string | undefined; onChange: (note: string) => void };

/** The note is optional, so its field opens on demand. */
export function NoteField({ note, onChange }: Props) {
  const t = useTexts();
  if (note === undefined) {
    return (
      <Cluster>
        <Button size="small" icon={MessageSquareText} onClick={() => onChange('')}>
          {t('self.inbox_comment')}
        </Button>
      </Cluster>
    );
  }
  return (
    <Field label={t('self.inbox_note')} mark={t('common.optional')} hint={t('self.inbox_note_hint')}>
      {({ id, describedBy }) => (
        <TextArea
          autoFocus
          id={id}
          rows={2}
          value={note}
          maxLength={decideApproval.body.note.max}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
