import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { Eye, EyeOff } from 'lucide-react';
import { EmptyValue, isEmpty } from '../../fields/empty-value.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import '../styles/reveal-value.css';

type Props = { resource: Resource; id: number; field: string; value: unknown; mayReveal?: boolean };

/** A sealed value is sent masked; users reveal one value at a time, which is recorded. The revealed value is not cached. */
export function RevealValue({ resource, id, field, value, mayReveal = true }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const reveal = useCallMutation(callsOf(resource).reveal, { id, field }, { gcTime: 0 });
  if (isEmpty(value)) return <EmptyValue />;
  const isOpen = reveal.data !== undefined;
  const what = labels.field(resource.name, field);
  return (
    <span className="line line--inline gap-1 reveal-value">
      <span className="digits anywhere" aria-live="polite">
        {reveal.data?.data.value ?? String(value)}
      </span>
      {mayReveal && (
        <IconButton
          icon={isOpen ? EyeOff : Eye}
          label={isOpen ? t('forms.hide_value', { what }) : t('forms.reveal_value', { what })}
          size="small"
          disabled={reveal.isPending}
          onClick={() => (isOpen ? reveal.reset() : reveal.mutate())}
        />
      )}
    </span>
  );
}
