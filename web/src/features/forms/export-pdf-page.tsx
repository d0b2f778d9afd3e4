import { resources } from '@cadre/contract/resources/index';
import { useLocation } from '@tanstack/react-router';
import { ExportChoices } from './export-choices.tsx';
import { FormPdf } from './form-pdf.tsx';
import { ListPdf } from './list-pdf.tsx';

/** `?form=3` a form, `?type=employees&…` a list with the words of its own address; without either, what this page is for. */
export function ExportPdfPage() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const asked = new URLSearchParams(searchStr);
  const form = Number(asked.get('form'));
  const type = asked.get('type');
  if (Number.isSafeInteger(form) && form > 0) return <FormPdf key={form} id={form} />;
  if (type === null) return <ExportChoices />;
  if (!Object.hasOwn(resources, type)) return <ExportChoices isUnknown />;
  return <ListPdf key={searchStr} of={resources[type as keyof typeof resources]} asked={asked} />;
}
