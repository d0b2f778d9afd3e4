import type { MediaCollection } from '@cadre/contract/resource';
import { useTexts } from '../../platform/texts.ts';

const megabyte = 1024 * 1024;
/** Types whose file extensions differ from the name of the type. */
const endings: Record<string, string[]> = { jpeg: ['.jpg', '.jpeg'] };

/** The rules of a media collection: file extensions, a readable hint, and the check of a file before its upload. */
export function useAcceptedFiles({ types, maxBytes }: MediaCollection) {
  const t = useTexts();
  const accepted = types.flatMap((type) => endings[type] ?? [`.${type}`]);
  const limits = { types: types.join(', ').toUpperCase(), megabytes: maxBytes / megabyte };
  return {
    accepted,
    limits: t('forms.file_limits', limits),
    complaintAbout: ({ name, size }: File): string | undefined => {
      if (!accepted.some((ending) => name.toLowerCase().endsWith(ending)))
        return t('forms.file_type_refused', { name, types: limits.types });
      return size > maxBytes ? t('forms.file_too_large', { name, megabytes: limits.megabytes }) : undefined;
    },
  };
}
