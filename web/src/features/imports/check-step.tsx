import type { ImportData } from '@cadre/contract/calls/imports';
import { CircleCheck, Download } from 'lucide-react';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useCommit, useCorrections } from './use-imports.ts';
import { WrongRows } from './wrong-rows.tsx';

/** What the check has found. Nothing is saved before somebody says so. */
export function CheckStep({ found, onColumns }: { found: ImportData; onColumns: () => void }) {
  const t = useTexts();
  const messages = useMessages();
  const commit = useCommit(found.id);
  const corrections = useCorrections(found.id);
  const wrong = found.wrong_count ?? 0;
  const right = found.rows_count - wrong;
  return (
    <>
      <dl className="imports__counts">
        <Count label={t('imports.in_file')} count={found.rows_count} />
        <Count label={t('imports.right')} count={right} tone="right" />
        <Count label={t('imports.wrong')} count={wrong} tone={wrong > 0 ? 'wrong' : undefined} />
      </dl>
      <p className="imports__verdict" role="status">
        {wrong === 0 && <CircleCheck size={18} aria-hidden />}
        {wrong === 0 ? t('imports.all_right') : right === 0 ? t('imports.all_wrong') : t('imports.some_wrong', { count: wrong })}
      </p>
      {wrong > 0 && <WrongRows found={found} />}
      <footer className="imports__foot">
        {wrong > 0 && (
          <Button
            icon={Download}
            className="imports__first"
            title={t('imports.corrections_hint')}
            disabled={corrections.isPending}
            onClick={() => corrections.mutate()}
          >
            {t('imports.corrections')}
          </Button>
        )}
        <Button onClick={onColumns}>{t('imports.back_to_columns')}</Button>
        <LinkButton to={'/employees/import' as never}>{t('imports.upload_again')}</LinkButton>
        {right > 0 && (
          <Button
            variant={wrong === 0 ? 'primary' : 'plain'}
            disabled={commit.isPending}
            onClick={() => commit.mutate(wrong > 0, { onError: ({ message }) => messages.error(message) })}
          >
            {wrong === 0 ? t('imports.commit_all', { count: right }) : t('imports.commit_right', { count: right })}
          </Button>
        )}
      </footer>
    </>
  );
}

function Count({ label, count, tone }: { label: string; count: number; tone?: 'right' | 'wrong' | undefined }) {
  const format = useFormat();
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{format.number(count)}</dd>
    </div>
  );
}
