import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { TypedName } from './typed-name.tsx';
import { useEmployeeCall } from './use-employee-call.ts';
import type { Profile } from './use-profile.ts';

type Preview = { counts: Record<string, number>; keeps: string[] };

/** For good: what goes, what stays, and the name to be typed. */
export function PurgeDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { id, name } = employee;
  const [typed, setTyped] = useState('');
  const { data, error } = useQuery({
    queryKey: ['employees', 'purge', id],
    queryFn: async () => (await api.get<{ data: Preview }>(`/employees/${id}/purge`)).data,
    staleTime: 0,
  });
  const purge = useEmployeeCall(id, 'purge');
  const nameOf = (part: string) => ({ files: t('common.files'), notifications: t('shell.notifications') })[part] ?? labels.many(part);
  return (
    <Modal
      open
      title={t('people.privacy.purge_title', { name })}
      okText={t('people.privacy.purge')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, disabled: !data || typed.trim() !== name, loading: purge.isPending }}
      onOk={() => purge.mutate({ name: typed.trim() }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{t('people.privacy.purge_text')}</p>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <div className="person-effects">
          <h3>{t('people.privacy.removed')}</h3>
          <ul>
            <li>{labels.field('employees', 'personal')}</li>
            {Object.entries(data.counts)
              .filter(([, count]) => count > 0)
              .map(([part, count]) => (
                <li key={part}>
                  {nameOf(part)}: {format.number(count)}
                </li>
              ))}
          </ul>
          <h3>{t('people.privacy.kept')}</h3>
          <ul>
            {data.keeps.map((part) => (
              <li key={part}>{nameOf(part)}</li>
            ))}
          </ul>
        </div>
      )}
      <TypedName label={t('forms.delete_typed', { label: name })} value={typed} onChange={setTyped} />
    </Modal>
  );
}
