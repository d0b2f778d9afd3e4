import { statementFile, statementPdf } from '@cadre/contract/calls/statements';
import { type Language, languageNames, languages } from '@cadre/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { callApi } from '../../platform/call-api.ts';
import { openFile } from '../../platform/open-file.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';
import type { Statement } from './statement.ts';

/** The paper for the client, in any language, and the lines for the accounts. */
export function StatementFiles({ statement: { id, number } }: { statement: Statement }) {
  const t = useTexts();
  const seesMoney = useScope('statements.view_money') !== undefined;
  const mayExport = useScope('statements.export') !== undefined;
  const pdf = useMutation({
    mutationFn: (language: Language) => callApi(statementPdf, { id, language }),
    onSuccess: (paper) => saveBlob(paper, `${number}.pdf`),
  });
  const file = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => callApi(statementFile, { id, format }),
    onSuccess: ({ link }) => openFile(link),
  });
  if (!seesMoney) return null;
  return (
    <MenuButton
      isFramed
      icon={FileDown}
      align="end"
      label={t('statements.download')}
      items={[
        ...languages.map((language) => ({
          key: language,
          label: t('statements.pdf_in', { language: languageNames[language] }),
          icon: FileDown,
          onSelect: () => pdf.mutate(language),
        })),
        ...(mayExport
          ? (['xlsx', 'csv'] as const).map((format) => ({
              key: format,
              label: t(`statements.${format}`),
              icon: FileSpreadsheet,
              onSelect: () => file.mutate(format),
            }))
          : []),
      ]}
    />
  );
}
