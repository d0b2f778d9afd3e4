import { forms } from '@cadre/contract/resources/forms';
import { useRecord } from '../../crud/use-record.ts';
import { useLabels } from '../../fields/labels.ts';
import { api } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { pdfName } from './pdf-name.ts';
import { PdfViewer } from './pdf-viewer.tsx';

/** The PDF of a form: of a draft as it would look, of an issued one byte for byte. */
export function FormPdf({ id }: { id: number }) {
  const t = useTexts();
  const labels = useLabels();
  const { data: row } = useRecord(forms, id);
  return (
    <PdfViewer
      title={row ? String(row.title) : t('papers.pdf_of', { what: labels.one('forms') })}
      name={row ? pdfName(row) : `${id}.pdf`}
      queryKey={[forms.name, 'pdf', id]}
      fetchPdf={() => api.blob(`/forms/${id}/pdf`)}
    />
  );
}
