import type { PaperType } from '@cadre/contract/forms/index';
import { forms } from '@cadre/contract/resources/forms';
import { useLocation } from '@tanstack/react-router';
import { FileSignature, type LucideIcon, MailOpen } from 'lucide-react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { Grid, Stack } from '../../ui/layout/stack.tsx';
import { pathOfForm, writingPath } from './form-paths.ts';
import { LeaveFor } from './leave-for.tsx';

/** Starts new forms and lists existing ones. Forms have their own page, so New and Edit of the list lead there. */
export function FormsPage() {
  const edited = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('edit')) });
  const mayCreate = useScope('forms.create') !== undefined;
  // A job offer finds its own path from there.
  if (edited) return <LeaveFor path={writingPath('contract', edited)} />;
  return (
    <Stack>
      {mayCreate && (
        <Grid columns="halves">
          <Tile type="contract" icon={FileSignature} />
          <Tile type="job_offer" icon={MailOpen} />
        </Grid>
      )}
      <ResourcePage resource={forms} record={{ path: pathOfForm }} form={{ newPath: writingPath('contract') }} />
    </Stack>
  );
}

/** One of the form types that can be created here. */
function Tile({ type, icon: Icon }: { type: PaperType; icon: LucideIcon }) {
  const t = useTexts();
  return (
    <Card isFlush>
      <Rows wraps>
        <RowItemLink to={writingPath(type)} start={<Icon size={28} strokeWidth={1.5} aria-hidden />} note={t(`papers.write_${type}_hint`)}>
          <strong>{t(`papers.write_${type}`)}</strong>
        </RowItemLink>
      </Rows>
    </Card>
  );
}
