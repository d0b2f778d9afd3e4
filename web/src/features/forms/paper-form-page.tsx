import type { PaperType } from '@cadre/contract/forms/index';
import { pages } from '@cadre/contract/pages';
import { forms } from '@cadre/contract/resources/forms';
import { useLocation } from '@tanstack/react-router';
import '../../crud/crud.css';
import '../../crud/form/form.css';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { useRecord } from '../../crud/record/use-record.ts';
import { useScope } from '../../platform/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import { pathOfForm, writingPath } from './form-paths.ts';
import { LeaveFor } from './leave-for.tsx';
import { PaperForm } from './paper-form.tsx';

/** A new form, perhaps for an employee (`?employee=`), or a draft of the server. What is no draft any more is a paper to read. */
export function PaperFormPage({ type }: { type: PaperType }) {
  const { id } = usePathParts(pages.contract_form, pages.contract_form_record);
  const employee = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('employee')) || undefined });
  const { data: row, error, refetch } = useRecord(forms, id === undefined ? undefined : Number(id));
  const mayCreate = useScope('forms.create') !== undefined;
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (id === undefined && !mayCreate) return <LeaveFor path="/forms" />;
  if (id === undefined) return <PaperForm key={`new-${employee}`} type={type} loaded={undefined} employee={employee} />;
  if (!row) return <Skeleton columns={2} rows={10} />;
  const path = pathOfForm(row);
  if (path !== writingPath(type, row.id)) return <LeaveFor path={path} />;
  return <PaperForm key={path} type={type} loaded={row} employee={undefined} />;
}
