import { isAskable } from '@cadre/contract/askable';
import { employeePersonal } from '@cadre/contract/calls/people';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { usePart } from '../../../crud/address/use-part.ts';
import { customNames } from '../../../crud/record/custom-details.tsx';
import { useEffective } from '../../../crud/use-effective.ts';
import { useReturnFocus } from '../../../crud/use-return-focus.ts';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { OwnFields } from './own-fields.tsx';
import { isPending, type OwnRequest, touches } from './own-requests.ts';
import { OwnSection } from './own-section.tsx';
import { RequestNotes } from './request-notes.tsx';
import { fieldsOf, self } from './sections.ts';

const ChangeDrawer = lazy(async () => ({ default: (await import('./change-drawer.tsx')).ChangeDrawer }));

/** Work addresses are maintained by HR; employees may request changes of their name and personal data. */
const mayAsk = (name: string): boolean => isAskable(name, fieldOf(employees, name));

/** A field whose change cannot be requested is shown only if it has a value. */
const shownOf = (names: readonly string[], record: Row): string[] => names.filter((name) => mayAsk(name) || !isEmpty(record[name]));

/** A section of the user's own record: its values, pending requests, and the form to request changes. */
export function FieldsSection({ section, requests }: { section: keyof typeof fieldsOf; requests: readonly OwnRequest[] }) {
  const t = useTexts();
  const query = useCall(employeePersonal, self);
  const resource = useEffective<Resource>(employees);
  const { opened, open, close } = usePart(section);
  useReturnFocus(opened !== undefined);
  const rows: readonly (readonly string[])[] = fieldsOf[section];
  const own = requests.filter((request) => request.model === 'employees' && touches(request, rows.flat()));
  const requested = own.filter(isPending).flatMap(({ changes }) => changes);
  // A field with a pending request cannot be requested again.
  const isFree = (name: string) => mayAsk(name) && !requested.some(({ field }) => field === name);
  const form = rows.map((row) => row.filter(isFree)).filter((row) => row.length > 0);
  const record = query.data?.employee;
  const title = t('self.change_title', { what: t(`self.${section}`) });
  return (
    <OwnSection
      section={section}
      hint={t('self.protected_hint')}
      actions={
        record &&
        form.length > 0 && (
          <Button
            size="small"
            icon={Pencil}
            aria-label={`${t('common.edit')}: ${t(`self.${section}`)}`}
            onClick={() => open({ kind: 'edit', id: record.id })}
          >
            {t('common.edit')}
          </Button>
        )
      }
    >
      <RequestNotes requests={own} />
      <QueryStates query={query} rows={rows.length}>
        {({ employee }) => (
          <OwnFields
            resource={resource}
            record={employee}
            names={shownOf([...rows.flat(), ...(section === 'personal' ? customNames(resource, employee, true) : [])], employee)}
            asked={requested}
          />
        )}
      </QueryStates>
      <Suspense>
        {opened && record && <ChangeDrawer resource={employees} title={title} form={form} record={record} onClose={close} />}
      </Suspense>
    </OwnSection>
  );
}
