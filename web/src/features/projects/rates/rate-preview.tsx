import { previewRate } from '@cadre/contract/calls/rates';
import { checkRecord } from '@cadre/contract/check';
import { rates } from '@cadre/contract/resources/rates';
import { keepPreviousData } from '@tanstack/react-query';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

type Params = ParamsFor<typeof previewRate>;

const requested = previewRate.body;

/** The draft as input for the preview, once its scope and start date are complete. */
function paramsOf(draft: Draft): Params | undefined {
  const given = Object.fromEntries(
    Object.keys(requested).flatMap((name) =>
      draft[name] === null || draft[name] === undefined || draft[name] === '' ? [] : [[name, draft[name]]],
    ),
  );
  const isWhole = Object.keys(checkRecord(requested, given)).length === 0 && Object.keys(rates.check?.(given) ?? {}).length === 0;
  return isWhole ? (given as Params) : undefined;
}

/** Below the form: the number of entries that a rate would apply to. */
export function RatePreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const params = paramsOf(draft);
  const waiting = useDebounced(params === undefined ? '' : JSON.stringify(params));
  const { data } = useCall(previewRate, JSON.parse(waiting || '{}') as Params, {
    enabled: waiting !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  if (!data || params === undefined || data.unapproved + data.approved === 0) return null;
  return (
    <Alert tone="info" takesFocus={false}>
      {t('project.preview', data)}
    </Alert>
  );
}
