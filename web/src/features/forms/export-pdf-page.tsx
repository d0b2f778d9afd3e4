import { formPdf } from '@cadre/contract/calls/forms';
import { exportList } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { forms } from '@cadre/contract/resources/forms';
import { resources } from '@cadre/contract/resources/index';
import { rightOf } from '@cadre/contract/rights';
import { useLocation } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { readAddress } from '../../crud/address/address.ts';
import { useRecord } from '../../crud/record/use-record.ts';
import { useRights } from '../../crud/rights.ts';
import { useLabels } from '../../fields/labels.ts';
import { callApi, fetchFile, keyOf } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { BackgroundExports } from './background-exports.tsx';
import { PaperChoices, PaperFrame } from './paper/paper-frame.tsx';
import { pdfName } from './paper/pdf-name.ts';
import { PdfViewer } from './paper/pdf-viewer.tsx';

/** `?form=3` a form, `?type=employees&…` a list with the parameters of its address; without either, an explanation of this page. */
export function ExportPdfPage() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const requested = new URLSearchParams(searchStr);
  const form = Number(requested.get('form'));
  const type = requested.get('type');
  if (Number.isSafeInteger(form) && form > 0) return <FormPdf key={form} id={form} />;
  if (type === null) return <ExportChoices />;
  if (!Object.hasOwn(resources, type)) return <ExportChoices isUnknown />;
  return <ListPdf key={searchStr} resource={resources[type as keyof typeof resources]} asked={requested} />;
}

/** The PDF of a form: of a draft as it would look, of an issued one byte for byte. */
function FormPdf({ id }: { id: number }) {
  const t = useTexts();
  const labels = useLabels();
  const { data: row } = useRecord(forms, id);
  return (
    <PdfViewer
      title={row ? String(row.title) : t('papers.pdf_of', { what: labels.one('forms') })}
      name={row ? pdfName(row) : `${id}.pdf`}
      queryKey={[...keyOf(formPdf), id]}
      fetchPdf={() => callApi(formPdf, { id })}
    />
  );
}

/** The PDF of a list with the search, filters and order of the page's address. */
function ListPdf({ resource, asked: requested }: { resource: Resource; asked: URLSearchParams }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { seesInAllRows } = useRights(resource);
  const { q, filters, sort } = readAddress(resource, requested, seesInAllRows).list;
  const make = async (onStep: () => void): Promise<Blob> => {
    const shown = { filters, order_by: sort.by, order_dir: sort.dir, ...(q && { search: q }) };
    const { link } = await callApi(exportList, { type: resource.name, format: 'pdf', ...shown });
    onStep();
    return fetchFile(link);
  };
  return (
    <PdfViewer
      title={t('papers.pdf_of', { what: labels.many(resource.name) })}
      name={`${resource.name}-${format.today()}.pdf`}
      queryKey={[...keyOf(exportList), String(requested)]}
      fetchPdf={make}
    />
  );
}

/** Explains the page, with the lists that the user may export. */
function ExportChoices({ isUnknown = false }: { isUnknown?: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  const { permissions } = useMe();
  const lists = Object.values<Resource>(resources).filter(
    (resource) => !resource.access.partOf && rightOf(resource, 'export') in permissions,
  );
  return (
    <PaperFrame title={t('papers.exports_title')} isPrintable={false}>
      <PaperChoices intro={lists.length > 0 ? t('papers.exports_intro') : t('papers.exports_none')}>
        <BackgroundExports />
        {isUnknown && <Alert tone="danger">{t('papers.unknown_list')}</Alert>}
        {lists.length > 0 && (
          <Card isFlush>
            <Rows hasLines wraps>
              {lists.map(({ name }) => (
                <RowItemLink
                  key={name}
                  to="/export-pdf"
                  search={{ type: name }}
                  start={<FileDown size={20} strokeWidth={1.5} aria-hidden />}
                >
                  {labels.many(name)}
                </RowItemLink>
              ))}
            </Rows>
          </Card>
        )}
      </PaperChoices>
    </PaperFrame>
  );
}
