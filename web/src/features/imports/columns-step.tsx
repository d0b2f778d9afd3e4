import type { ImportData } from '@cadre/contract/calls/imports';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { useCheck } from './use-imports.ts';

/** Which column of the file is which field; what fits by its heading is chosen already. */
export function ColumnsStep({ found }: { found: ImportData }) {
  const t = useTexts();
  const labels = useLabels();
  const messages = useMessages();
  const check = useCheck(found.id);
  const [mapping, setMapping] = useState(found.mapping);
  const taken = new Set(Object.values(mapping));
  const missing = found.fields.filter(({ name, required }) => required && !taken.has(name));
  const words = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' });
  return (
    <>
      <header className="imports__head">
        <h2>{t('imports.columns_title')}</h2>
        <p>{t('imports.columns_text', { name: found.file_name, rows: found.rows_count, columns: found.headings.length })}</p>
      </header>
      <ColumnsTable found={found} mapping={mapping} onMap={(heading, field) => setMapping({ ...mapping, [heading]: field })} />
      <footer className="imports__foot">
        <p role="status" className={missing.length > 0 ? 'imports__missing' : 'visually-hidden'}>
          {missing.length > 0 && (
            <>
              <TriangleAlert size={16} aria-hidden />
              <span>
                <strong>
                  {t('imports.missing', { fields: words.format(missing.map(({ name }) => labels.field('employees', name))) })}
                </strong>{' '}
                {t('imports.missing_hint')}
              </span>
            </>
          )}
        </p>
        <LinkButton to={'/employees/import' as never}>{t('imports.upload_again')}</LinkButton>
        <Button
          variant="primary"
          disabled={missing.length > 0 || check.isPending}
          onClick={() => check.mutate(mapping, { onError: ({ message }) => messages.error(message) })}
        >
          {t('imports.check_now')}
        </Button>
      </footer>
    </>
  );
}
