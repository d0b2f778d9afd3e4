import { previewRate } from '@cadre/contract/calls/rates';
import { checkRecord } from '@cadre/contract/check';
import { rates } from '@cadre/contract/resources/rates';
import { keepPreviousData } from '@tanstack/react-query';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useAsk, type WishOf } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/alert.tsx';

type Wish = WishOf<typeof previewRate>;

const asked = previewRate.body;

/** The draft as input for the preview, once its scope and start date are complete. */
function wishOf(draft: Draft): Wish | undefined {
  const given = Object.fromEntries(
    Object.keys(asked).flatMap((name) =>
      draft[name] === null || draft[name] === undefined || draft[name] === '' ? [] : [[name, draft[name]]],
    ),
  );
  const isWhole = Object.keys(checkRecord(asked, given)).length === 0 && Object.keys(rates.check?.(given) ?? {}).length === 0;
  return isWhole ? (given as Wish) : undefined;
}

/** Below the form: the number of entries that a rate would apply to. */
export function RatePreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const wish = wishOf(draft);
  const waiting = useDebounced(wish === undefined ? '' : JSON.stringify(wish));
  const { data } = useAsk(previewRate, JSON.parse(waiting || '{}') as Wish, {
    enabled: waiting !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  if (!data || wish === undefined || data.unapproved + data.approved === 0) return null;
  return (
    <Alert tone="info" takesFocus={false}>
      {t('project.preview', data)}
    </Alert>
  );
}
