import type { Resource } from '@cadre/contract/resource';
import { readAddress } from '../../crud/address.ts';
import { useRights } from '../../crud/rights.ts';
import { useLabels } from '../../fields/labels.ts';
import { api } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { PdfViewer } from './pdf-viewer.tsx';

/** The PDF of a list, as its address says: search, filters and order. */
export function ListPdf({ of, asked }: { of: Resource; asked: URLSearchParams }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { seesInAllRows } = useRights(of);
  const { q, filters, sort } = readAddress(of, asked, seesInAllRows).list;
  const make = async (onStep: () => void): Promise<Blob> => {
    const body = { format: 'pdf', filters, order_by: sort.by, order_dir: sort.dir, ...(q && { search: q }) };
    const { link } = await api.post<{ link: string }>(`/exports/${of.name}`, body);
    onStep();
    return api.blob(link);
  };
  return (
    <PdfViewer
      title={t('papers.pdf_of', { what: labels.many(of.name) })}
      name={`${of.name}-${format.today()}.pdf`}
      queryKey={[of.name, 'pdf', String(asked)]}
      fetchPdf={make}
    />
  );
}
