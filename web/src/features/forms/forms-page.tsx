import { forms } from '@cadre/contract/resources/forms';
import { useLocation } from '@tanstack/react-router';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useScope } from '../../platform/session.ts';
import { pathOfForm, writingPath } from './form-paths.ts';
import { FormTiles } from './form-tiles.tsx';
import './forms-page.css';
import { LeaveFor } from './leave-for.tsx';

/** What to write, and what was written. Forms have a page of their own, so the list's New and Edit lead there. */
export function FormsPage() {
  const edited = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('edit')) });
  const mayCreate = useScope('forms.create') !== undefined;
  // A job offer finds its own path from there.
  if (edited) return <LeaveFor path={writingPath('contract', edited)} />;
  return (
    <div className="forms-page">
      {mayCreate && <FormTiles />}
      <ResourcePage resource={forms} recordPath={pathOfForm} newPath={writingPath('contract')} />
    </div>
  );
}
