import { employees } from '@cadre/contract/resources/employees';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { givenFields, newDraft } from '../../../crud/form/draft.ts';
import { formRows } from '../../../crud/form/form-rows.ts';
import { type DraftKey, forgetDraft, keepDraft, storedDraft } from '../../../crud/form/stored-draft.ts';
import { useForm } from '../../../crud/form/use-form.ts';
import { useSave } from '../../../crud/record/use-write.ts';
import { useRights } from '../../../crud/rights.ts';
import { customRows, useEffective } from '../../../crud/use-effective.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMe } from '../../../platform/session/session.ts';
import { stepRows } from './steps.ts';

const fullTime = 10_000;

export type NewEmployee = ReturnType<typeof useNewEmployee>;

/** The draft of a new employee. It survives a refusal, a lost connection and going back to an earlier step. */
export function useNewEmployee() {
  const { user } = useMe();
  const resource = useEffective(employees);
  const language = useLocale();
  const rights = useRights(resource);
  const today = useFormat().today();
  const { history } = useRouter();
  const rowsOf = (form: (typeof stepRows)['person']) =>
    formRows({ resource, options: { form: { rows: form } }, rights }, undefined, language);
  const rows = {
    person: rowsOf(stepRows.person),
    more: rowsOf([...stepRows.more, ...customRows(resource)]),
    employment: rowsOf(stepRows.employment),
  };
  const fields = Object.values(rows).flat(2);
  const names = fields.map(({ name }) => name);
  const [start] = useState(() => {
    // An accepted offer opens this form with its values.
    const { new_employee: offered } = history.location.state;
    const initial = { fte: fullTime, hire_date: today, attendance_required: true, timecard_required: true, ...offered };
    return newDraft(resource, names, initial);
  });
  const draftKey: DraftKey = { resource: employees, opened: { kind: 'new' }, owner: undefined, names };
  const form = useForm(resource, fields, start);
  const [stored, setDraft] = useState(() => storedDraft(draftKey, user.id));
  const save = useSave(employees);

  return {
    rows,
    form,
    kept: stored,
    isSaving: save.isPending,
    restore: () => {
      if (stored) form.restore(stored.draft);
      setDraft(undefined);
    },
    forget: () => {
      forgetDraft(draftKey, user.id);
      setDraft(undefined);
    },
    /** The new record, or the names of the fields that were refused. */
    create: async () => {
      try {
        const { data } = await save.mutateAsync({ kind: 'new', body: givenFields(form.draft) });
        forgetDraft(draftKey, user.id);
        return { made: data };
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        if (problem.status === 0) keepDraft(draftKey, user.id, form.draft);
        form.refuse(problem.fields);
        return { refused: Object.keys(problem.fields) };
      }
    },
  };
}
