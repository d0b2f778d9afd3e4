import { callsOf } from '@cadre/contract/calls-of';
import { users } from '@cadre/contract/resources/users';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { callApi, callQuery, keyOf, useInvalidate } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { invitation } from '../invite.ts';

type Result = 'waiting' | 'invited' | 'unconfirmed' | { error: string };

/** Creates one account after another; a failed invitation is listed with its reason and does not stop the others. */
export function InviteDialog({ people, onClose }: { people: Row[]; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const forget = useInvalidate();
  const { known, error } = useAccountsOf(people.map(({ id }) => id));
  const [results, setResults] = useState<ReadonlyMap<number, Result>>();
  const wanted = people.filter(({ id }) => known && !known.has(id));
  const isBusy = [...(results?.values() ?? [])].includes('waiting');

  const send = async () => {
    setResults(new Map(wanted.map(({ id }) => [id, 'waiting'])));
    for (const person of wanted) {
      const result = await callApi(callsOf(users).create, invitation(person)).then(
        ({ data }): Result => (data.status === 'unconfirmed' ? 'unconfirmed' : 'invited'),
        (problem: Error): Result => ({ error: problem.message }),
      );
      setResults((before) => new Map(before).set(person.id, result));
    }
    await client.invalidateQueries({ queryKey: keyOf(callsOf(users).list), refetchType: 'none' });
    await forget(['employees']);
  };
  return (
    <Modal
      title={t('people.bulk.invite')}
      okText={results || wanted.length === 0 ? t('common.close') : t('people.bulk.invite_send', { count: wanted.length })}
      okButtonProps={{ loading: isBusy || (!known && !error) }}
      {...(results && { cancelButtonProps: { hidden: true } })}
      onOk={() => (results || wanted.length === 0 ? onClose() : void send())}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {error && <Alert tone="danger">{error.message}</Alert>}
        {known && wanted.length === 0 && <p>{t('people.bulk.invite_none')}</p>}
        {wanted.length > 0 && <p>{t('people.bulk.invite_text', { count: wanted.length })}</p>}
        {known && known.size > 0 && wanted.length > 0 && <p className="muted">{t('people.bulk.invite_known', { count: known.size })}</p>}
        <Rows hasLines wraps>
          {wanted.map(({ id, name, pic, work_email }) => (
            <RowItem
              key={id}
              start={<Avatar name={String(name)} pic={pic as string | null} size={32} />}
              note={String(work_email ?? '')}
              end={<Outcome result={results?.get(id)} />}
            >
              {String(name)}
            </RowItem>
          ))}
        </Rows>
      </Stack>
    </Modal>
  );
}

function Outcome({ result }: { result: Result | undefined }) {
  const t = useTexts();
  if (result === undefined) return null;
  if (result === 'waiting') return <span className="muted">{t('people.bulk.waiting')}</span>;
  if (result === 'unconfirmed') return <Badge tone="amber">{t('people.bulk.unconfirmed')}</Badge>;
  if (result !== 'invited')
    return (
      <Alert tone="danger" takesFocus={false}>
        {result.error}
      </Alert>
    );
  return (
    <Badge tone="green">
      <CircleCheck size={12} aria-hidden />
      {t('people.bulk.invited')}
    </Badge>
  );
}

/** A filter takes at most this many values. */
const mostValues = 100;

/** The employees who already have an account, limited to the accounts the user may see. */
function useAccountsOf(ids: readonly number[]) {
  const turns = Array.from({ length: Math.ceil(ids.length / mostValues) }, (_, at) => ids.slice(at * mostValues, (at + 1) * mostValues));
  return useQueries({
    queries: turns.map((some) => ({
      ...callQuery(callsOf(users).list, { filters: JSON.stringify({ employee_id: some }), per_page: 200 }),
      staleTime: 0,
    })),
    combine: (answers) => ({
      error: answers.find(({ error }) => error)?.error ?? null,
      known: answers.every(({ data }) => data)
        ? new Set(answers.flatMap(({ data }) => data?.data.map(({ employee_id }) => employee_id) ?? []))
        : undefined,
    }),
  });
}
