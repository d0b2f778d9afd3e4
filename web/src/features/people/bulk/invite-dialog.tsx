import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { PersonPicture } from '../../../crud/person-picture.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { invite } from '../invite.ts';
import { accountsOf } from './accounts-of.ts';
import './bulk.css';

type Result = 'waiting' | 'invited' | { error: string };

/** One account after the other; whoever cannot be invited is named with the reason, and the others are invited all the same. */
export function InviteDialog({ people, onClose }: { people: Row[]; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const ids = people.map(({ id }) => id);
  const { data: known, error } = useQuery({ queryKey: ['users', 'of', ids], queryFn: () => accountsOf(ids), staleTime: 0 });
  const [results, setResults] = useState<ReadonlyMap<number, Result>>();
  const wanted = people.filter(({ id }) => known && !known.has(id));
  const isBusy = [...(results?.values() ?? [])].includes('waiting');

  const send = async () => {
    setResults(new Map(wanted.map(({ id }) => [id, 'waiting'])));
    for (const person of wanted) {
      const result = await invite(person).then(
        (): Result => 'invited',
        (problem: Error): Result => ({ error: problem.message }),
      );
      setResults((before) => new Map(before).set(person.id, result));
    }
    await client.invalidateQueries({ queryKey: ['users'], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: ['employees'] });
  };
  return (
    <Modal
      open
      title={t('people.bulk.invite')}
      okText={results || wanted.length === 0 ? t('common.close') : t('people.bulk.invite_send', { count: wanted.length })}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: isBusy || (!known && !error) }}
      {...(results && { cancelButtonProps: { hidden: true } })}
      onOk={() => (results || wanted.length === 0 ? onClose() : void send())}
      onCancel={onClose}
    >
      {error && <p role="alert">{error.message}</p>}
      {known && wanted.length === 0 && <p>{t('people.bulk.invite_none')}</p>}
      {wanted.length > 0 && <p>{t('people.bulk.invite_text', { count: wanted.length })}</p>}
      {known && known.size > 0 && wanted.length > 0 && <p className="muted">{t('people.bulk.invite_known', { count: known.size })}</p>}
      <ul className="invite-list">
        {wanted.map((person) => (
          <li key={person.id}>
            <PersonPicture name={String(person.name)} pic={person.pic as string | null} about={String(person.work_email ?? '')} />
            <Outcome result={results?.get(person.id)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Outcome({ result }: { result: Result | undefined }) {
  const t = useTexts();
  if (result === undefined) return null;
  if (result === 'waiting') return <span className="muted">{t('people.bulk.waiting')}</span>;
  if (result !== 'invited') return <span className="invite-list__refused">{result.error}</span>;
  return (
    <Badge tone="green">
      <CircleCheck size={12} aria-hidden />
      {t('people.bulk.invited')}
    </Badge>
  );
}
