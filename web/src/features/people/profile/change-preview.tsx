import { hireDateEffects, previewVersion } from '@cadre/contract/calls/employment';
import { datedFields } from '@cadre/contract/resources/employees';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CourseCard } from './course-card.tsx';

/** Previews are requested while the user types and after every write, so they are never cached. */
const asTyped = { placeholderData: keepPreviousData, staleTime: 0, retry: false, meta: { quiet: true } } as const;

/** The effects of a change of employment; hidden without a day. */
export function ChangePreview({ params }: { params: ParamsFor<typeof previewVersion> }) {
  const typed = JSON.parse(useDebounced(JSON.stringify(params))) as ParamsFor<typeof previewVersion>;
  const isWhole = typed.remove === true || (isChange(typed) && (typed.effective_from === undefined || isDate(typed.effective_from)));
  const { data, error } = useCall(previewVersion, typed, { ...asTyped, enabled: isWhole });
  return isWhole ? <CourseCard course={data} problem={error} /> : null;
}

/** Something is to change: a field, or the day of a change that is there. */
const isChange = (params: ParamsFor<typeof previewVersion>): boolean =>
  datedFields.some((name) => name in params) || (params.id !== undefined && params.effective_from !== undefined);

/** The effects of a corrected hire date. */
export function HireDatePreview({ id, hire_date }: { id: number; hire_date: string }) {
  const t = useTexts();
  const format = useFormat();
  const { data, error } = useCall(hireDateEffects, { id, hire_date }, { ...asTyped, enabled: isDate(hire_date) });
  const days = data?.taken_up.map(({ effective_from }) => format.date(effective_from)) ?? [];
  return (
    <CourseCard course={data} problem={error}>
      {days.length > 0 && <p>{t('people.employment.taken_up', { days: format.list(days) })}</p>}
    </CourseCard>
  );
}
