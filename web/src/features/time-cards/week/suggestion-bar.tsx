import { Check } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Suggestions } from './use-suggestions.ts';

/** One word takes all of them over. */
export function SuggestionBar({ suggestions: { count, take, discard } }: { suggestions: Suggestions }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Button size="small" variant="primary" icon={Check} onClick={take}>
            {t('timeCard.take_suggestions')}
          </Button>
          <Button size="small" onClick={discard}>
            {t('timeCard.discard')}
          </Button>
        </>
      }
    >
      {t('timeCard.suggestions', { count })}
    </Alert>
  );
}
