import type { Setup } from '@cadre/contract/calls/setup';
import type { SetupStep } from '@cadre/contract/setup-steps';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { Badge } from '../../ui/people/badge.tsx';

const tones = { open: 'neutral', done: 'green', skipped: 'ended' } as const;

type Props = {
  step: SetupStep;
  number: number;
  told: Omit<Setup['steps'][number], 'step'>;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One step with its description and progress; its form is shown while it is open. */
export function StepCard({ step, number, told: { state, count }, isOpen, onToggle, children }: Props) {
  const t = useTexts();
  const box = useFollowed(isOpen);
  const title = `${number}. ${t(`setup.steps.${step}.title`)}`;
  return (
    <Card
      ref={box}
      label={title}
      title={
        <TextButton isQuiet aria-expanded={isOpen} onClick={onToggle}>
          {title}
        </TextButton>
      }
      hint={t(`setup.steps.${step}.hint`)}
      actions={
        <Cluster>
          {count > 0 && step !== 'company' && <span className="muted">{t('setup.so_far', { count })}</span>}
          <Badge tone={tones[state]}>{t(`setup.state.${state}`)}</Badge>
        </Cluster>
      }
    >
      {isOpen && children}
    </Card>
  );
}

/** The page scrolls to a step that opens, and the keyboard focus follows; an initially open step does not scroll the page. */
function useFollowed(isOpen: boolean) {
  const box = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      box.current?.querySelector('button')?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'start' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return box;
}
