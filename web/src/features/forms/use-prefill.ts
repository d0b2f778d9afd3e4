import { employeePersonal, employeeProfile } from '@cadre/contract/calls/people';
import { callsOf } from '@cadre/contract/calls-of';
import type { PaperType } from '@cadre/contract/forms/index';
import { branches } from '@cadre/contract/resources/branches';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Draft } from '../../fields/kind.ts';
import { callApi } from '../../platform/call-api.ts';
import { useMessages } from '../../platform/messages.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import type { PaperForm } from './paper/use-paper-form.ts';
import { type Known, prefillOf, withValues } from './prefill.ts';

/** Fills in the known data of the chosen employee. */
export function usePrefill(type: PaperType, { form, fill, blank }: PaperForm) {
  const t = useTexts();
  const messages = useMessages();
  const { permissions } = useMe();
  const written = useRef<Draft>({});
  // Values typed while the request is running must be kept.
  const latest = useRef({ draft: form.draft, fill });
  useEffect(() => {
    latest.current = { draft: form.draft, fill };
  });

  return useMutation({
    mutationFn: (id: number) => load(id, String(form.draft.language), permissions['branches.view'] !== undefined),
    onSuccess: (known) => {
      const found = prefillOf(type, known);
      latest.current.fill(withValues(latest.current.draft, found, written.current, blank));
      written.current = found;
      messages.info(t('papers.prefilled', { name: String(known.employee.name) }));
    },
  });
}

/** The home address and birth date are read only by users with access, and reading them is logged. */
async function load(id: number, language: string, seesBranches: boolean): Promise<Known> {
  const { employee, tabs } = (await callApi(employeeProfile, { id })).data;
  const [personal, branch] = await Promise.all([
    tabs?.personal ? callApi(employeePersonal, { id }) : undefined,
    seesBranches && employee.branch_id ? callApi(callsOf(branches).one, { id: employee.branch_id }) : undefined,
  ]);
  return { employee, personal: personal?.data.employee, branch: branch?.data, language };
}
