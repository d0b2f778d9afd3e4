import { type ExportFormat, exportFormats } from '@cadre/contract/calls/generic';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ListState } from '../../crud/address.ts';
import { MenuList } from '../../crud/menu-list.tsx';
import { Popup } from '../../crud/popup.tsx';
import { api } from '../../platform/api.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';

type Props = { path: string; list: ListState; period: { date: string } | { month: string } };

/** The view as a file: the same people and the same period. */
export function ViewExport({ path, list: { q, filters }, period }: Props) {
  const t = useTexts();
  const mayExport = useScope('attendances.export') !== undefined;
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) =>
      api.post<{ link: string; message: string }>(path, {
        format,
        ...period,
        search: q || undefined,
        filters: Object.keys(filters).length > 0 ? filters : undefined,
      }),
    onSuccess: ({ link }) => {
      // A browser that forbids new windows still gets the file: it is sent as an attachment.
      if (!window.open(link, '_blank')) window.location.assign(link);
    },
  });
  if (!mayExport) return null;
  return (
    <Popup
      kind="menu"
      align="end"
      label={t('lists.export')}
      disabled={isPending}
      button={
        <>
          <Download size={16} aria-hidden />
          {isPending ? t('lists.exporting') : t('lists.export')}
        </>
      }
    >
      {(close) => (
        <MenuList
          label={t('lists.export')}
          onDone={close}
          items={exportFormats.map((format) => ({ key: format, label: t(`lists.export_${format}`), onSelect: () => mutate(format) }))}
        />
      )}
    </Popup>
  );
}
