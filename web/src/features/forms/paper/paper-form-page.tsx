import type { PaperType } from '@cadre/contract/forms/index';
import { pages } from '@cadre/contract/pages';
import { forms } from '@cadre/contract/resources/forms';
import { useLocation } from '@tanstack/react-router';
import '../../../crud/crud.css';
import '../../../crud/form/form.css';
import { usePathParts } from '../../../crud/address/use-path-parts.ts';
import { useRecord } from '../../../crud/record/use-record.ts';
import { useMe, useScope } from '../../../platform/session/session.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { pathOfForm, writingPath } from '../form-paths.ts';
import { LeaveFor } from '../leave-for.tsx';
import { useFreeDraft } from '../use-free-draft.ts';
import { PaperForm } from './paper-form.tsx';
import { newSlot } from './use-paper-form.ts';

/** A new form, optionally for an employee (`?employee=`), or a draft of the server. A form that is no longer a draft opens for reading. */
export function PaperFormPage({ type }: { type: PaperType }) {
  const { id } = usePathParts(pages.contract_form, pages.contract_form_record);
  const requested = (name: string) => (location: { searchStr: string }) =>
    Number(new URLSearchParams(location.searchStr).get(name)) || undefined;
  const employee = useLocation({ select: requested('employee') });
  const wanted = useLocation({ select: requested('draft') }) ?? 1;
  const { user } = useMe();
  const draft = useFreeDraft(`paper.${user.id}.${type}.${id ?? newSlot(employee)}`, wanted);
  const { data: row, error, refetch } = useRecord(forms, id === undefined ? undefined : Number(id));
  const mayCreate = useScope('forms.create') !== undefined;
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (id === undefined && !mayCreate) return <LeaveFor path="/forms" />;
  if (id === undefined && draft === undefined) return <Skeleton columns={2} rows={10} />;
  if (id === undefined)
    return <PaperForm key={`new-${employee}-${draft}`} type={type} loaded={undefined} employee={employee} draft={draft ?? 1} />;
  if (!row) return <Skeleton columns={2} rows={10} />;
  const path = pathOfForm(row);
  if (path !== writingPath(type, row.id)) return <LeaveFor path={path} />;
  return <PaperForm key={path} type={type} loaded={row} employee={undefined} />;
}
