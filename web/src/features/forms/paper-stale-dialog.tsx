import type { Resource } from '@cadre/contract/resource';
import { StaleDialog } from '../../crud/form/stale-dialog.tsx';
import type { Stale } from '../../crud/form/use-submit.ts';
import { useRights } from '../../crud/rights.ts';
import { draftOfForm } from './paper-draft.ts';
import type { PaperForm } from './use-paper-form.ts';

type Props = { paper: PaperForm; stale: Stale; resource: Resource; onResolve: (whose: 'mine' | 'theirs' | 'neither') => void };

/** Two people wrote the same draft; answers are compared one by one. */
export function PaperStaleDialog({ paper, stale, resource, onResolve }: Props) {
  const rights = useRights(resource);
  const current = { ...stale.current, ...draftOfForm(paper.type, stale.current) };
  return (
    <StaleDialog
      page={{ resource, options: {}, rights, address: { close: () => onResolve('neither') } }}
      fields={paper.fields}
      mine={paper.form.draft}
      stale={{ ...stale, current }}
      onKeepMine={() => onResolve('mine')}
      onTakeTheirs={() => onResolve('theirs')}
      onCancel={() => onResolve('neither')}
    />
  );
}
