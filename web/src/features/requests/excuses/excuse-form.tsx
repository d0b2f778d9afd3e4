import { timeFields, timesOf } from '@cadre/contract/resources/excuses';
import type { FormOptions } from '../../../crud/page.ts';
import { ExcusePreview } from './excuse-preview.tsx';

/** The form shows hours or punches, depending on its type, with a preview of the request next to it. */
export const excuseForm: FormOptions = {
  showsField: (name, draft) => {
    if (!timeFields.includes(name)) return true;
    return timesOf(draft).includes(name) && 'required';
  },
  aside: (draft, _set, edited) => <ExcusePreview draft={draft} id={edited?.id} />,
  wide: true,
  hideSaveAndNew: true,
};
