import { readSetup } from '@cadre/contract/calls/setup';
import { progressOf } from '@cadre/contract/setup-steps';
import { useCall } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Progress as ProgressBar } from '../../../ui/feedback/progress.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

type Progress = ReturnType<typeof progressOf>;

/** How far the set-up of the company is, for its administrators; null once it is done or hidden, undefined while loading. */
export function useSetupProgress(): Progress | null | undefined {
  const enabled = useScope('setup.update') !== undefined;
  const { data, error } = useCall(readSetup, {}, { enabled, meta: { quiet: true } });
  if (!enabled || error) return null;
  if (!data) return undefined;
  const progress = progressOf(data.steps);
  return data.hidden || progress.done + progress.skipped === progress.total ? null : progress;
}

/** The way on with the set-up of the company. */
export function SetupCard({ done, skipped, total }: Progress) {
  const t = useTexts();
  const progress = t('dashboard.setup_progress', { done, total, skipped });
  return (
    <Card
      title={t('dashboard.setup_title')}
      actions={
        <LinkButton variant="primary" size="small" to="/setup">
          {t('dashboard.setup_continue')}
        </LinkButton>
      }
    >
      <Stack gap={2}>
        <ProgressBar label={progress} value={done} max={total - skipped} />
        <span className="muted">{progress}</span>
      </Stack>
    </Card>
  );
}
