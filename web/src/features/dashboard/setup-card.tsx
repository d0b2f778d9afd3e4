import { readSetup } from '@cadre/contract/calls/setup';
import { progressOf } from '@cadre/contract/setup-steps';
import { useAsk } from '../../platform/ask.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Stack } from '../../ui/stack.tsx';

/** How far the set-up of the company is, until it is done or hidden. */
export function SetupCard() {
  const t = useTexts();
  const { data } = useAsk(readSetup, {}, { meta: { quiet: true } });
  if (!data || data.hidden) return null;
  const { done, skipped, total } = progressOf(data.steps);
  if (done + skipped === total) return null;
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
        <Progress label={progress} value={done} max={total - skipped} />
        <span className="muted">{progress}</span>
      </Stack>
    </Card>
  );
}
