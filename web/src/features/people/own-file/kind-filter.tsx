import { timelineKinds } from '@cadre/contract/calls/people';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { TimelineKind } from './use-timeline.ts';

type Props = { value: TimelineKind | undefined; onChoose: (kind: TimelineKind | undefined) => void };

/** Which part of the history is shown: buttons to swipe through, one of them pressed. */
export function KindFilter({ value, onChoose }: Props) {
  const t = useTexts();
  return (
    <fieldset className="life__filter">
      <legend className="visually-hidden">{t('self.filter')}</legend>
      {[undefined, ...timelineKinds].map((kind) => (
        <Button size="small" key={kind ?? 'all'} aria-pressed={kind === value} onClick={() => onChoose(kind)}>
          {t(`self.kind_${kind ?? 'all'}`)}
        </Button>
      ))}
    </fieldset>
  );
}
