import type { Anomaly } from '@cadre/contract/calls/punch-fixes';
import { CalendarX, Check, Keyboard, MessageCircleQuestion, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { EditFix } from './edit-fix.tsx';
import { useIssueText, usePunchText } from './punch-text.tsx';
import { fixOf, keyOf, mayCorrect, type PunchFixInput } from './use-punch-fixes.ts';

type Act = (() => void) | undefined;
type Props = {
  anomaly: Anomaly;
  acts: { accept: Act; edit: Act; absent: Act; confirm: Act; ask: Act; help: Act };
  isEditing: boolean;
  onAccept: (fix: PunchFixInput) => void;
  onCancel: () => void;
};

/** The issue, the proposed fix, and the one button that applies it. */
export function FixBar({ anomaly, acts, isEditing, onAccept, onCancel }: Props) {
  const t = useTexts();
  const issueOf = useIssueText();
  const fix = fixOf(anomaly);
  const main = useRef<HTMLDivElement>(null);
  const key = keyOf(anomaly);
  // Focuses the button that Enter presses, again on each day; without a proposal no button has the focus, so Enter never decides by
  // accident.
  useEffect(() => {
    const accept = main.current?.querySelector<HTMLElement>('[aria-keyshortcuts=Enter]');
    if (!isEditing && key) (accept ?? main.current)?.focus({ preventScroll: true });
  }, [key, isEditing]);
  return (
    <Card title={issueOf(anomaly)} level={2} actions={<IconButton icon={Keyboard} label={t('attendance.mend.keys')} onClick={acts.help} />}>
      {isEditing && fix ? (
        <EditFix key={key} fix={fix} onAccept={onAccept} onCancel={onCancel} />
      ) : (
        <Stack gap={3}>
          <Suggested anomaly={anomaly} />
          <div ref={main} tabIndex={-1}>
            <Cluster isFullOnPhone>
              {acts.accept && (
                <Button variant="primary" icon={Check} aria-keyshortcuts="Enter" onClick={acts.accept}>
                  {t('attendance.mend.accept')} <kbd aria-hidden>↵</kbd>
                </Button>
              )}
              {acts.absent && (
                <Button icon={CalendarX} aria-keyshortcuts="A" onClick={acts.absent}>
                  {t('attendance.mend.absent')} <kbd aria-hidden>A</kbd>
                </Button>
              )}
              {acts.confirm && (
                <Button icon={Check} aria-keyshortcuts="C" onClick={acts.confirm}>
                  {t('attendance.mend.confirm')} <kbd aria-hidden>C</kbd>
                </Button>
              )}
              {acts.ask && (
                <Button variant="primary" icon={MessageCircleQuestion} onClick={acts.ask}>
                  {t('attendance.ask')}
                </Button>
              )}
              {acts.edit && (
                <Button icon={Pencil} aria-keyshortcuts="E" onClick={acts.edit}>
                  {t(fix ? 'attendance.mend.edit' : 'attendance.add_punch')} <kbd aria-hidden>E</kbd>
                </Button>
              )}
            </Cluster>
          </div>
        </Stack>
      )}
    </Card>
  );
}

function Suggested({ anomaly: { employee, proposal, punches, status, can, date } }: { anomaly: Anomaly }) {
  const t = useTexts();
  const isOwn = useMe().employee?.id === employee.id;
  const punchText = usePunchText();
  if (!mayCorrect(can)) return <p className="muted">{t(isOwn ? 'attendance.mend.not_yours' : 'attendance.mend.view_only')}</p>;
  const isWhole = punches.length > 0 && status !== 'incomplete';
  if (!proposal) return <p className="muted">{t(isWhole ? 'attendance.mend.nothing_missing' : 'attendance.mend.no_proposal_hint')}</p>;
  return (
    <Rows aria-label={t('attendance.mend.proposal')}>
      {proposal.punches.map((punch) => (
        <RowItem
          key={`${punch.action} ${punch.date} ${punch.time}`}
          note={`${t(`attendance.mend.because.${punch.because}`)} · ${proposal.note}`}
        >
          <strong>{punchText(punch, date)}</strong>
        </RowItem>
      ))}
    </Rows>
  );
}
