import { timelineKinds } from '@cadre/contract/calls/people';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { KindFilter } from './kind-filter.tsx';
import { Life } from './life.tsx';
import './my-history.css';
import type { TimelineKind } from './use-timeline.ts';

/** What happened to oneself here, and who looked. */
export function MyHistoryPage() {
  const t = useTexts();
  const { employee } = useMe();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { kind?: string };
  const kind = timelineKinds.find((one) => one === search.kind);
  const choose = (next: TimelineKind | undefined) =>
    void navigate({ to: '/my-history' as string, search: (next ? { kind: next } : {}) as never, replace: true });
  if (!employee) return <p className="card life__empty">{t('self.no_record')}</p>;
  return (
    <div className="life">
      <div className="life__bar">
        <KindFilter value={kind} onChoose={choose} />
        <Button size="small" icon={Printer} onClick={() => window.print()}>
          {t('self.print')}
        </Button>
      </div>
      {kind === 'viewed' && <p className="life__hint">{t('self.viewed_hint')}</p>}
      <Life key={kind ?? 'all'} kind={kind} />
      <ArchiveCard />
    </div>
  );
}
