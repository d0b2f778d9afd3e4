import { MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { usePreferences } from '../../platform/session/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { useApprovalName } from './approval-row-item.tsx';

type Props = {
  list: ReactNode;
  opened: ApprovalRow | undefined;
  panel: (row: ApprovalRow) => ReactNode;
  /** Actions for the opened request; they stay visible. */
  buttons?: (row: ApprovalRow) => ReactNode;
  onClose: () => void;
};

/** The list with the opened request next to it, or over it on narrow screens. */
export function InboxSplit({ list, opened, panel, buttons, onClose }: Props) {
  const { lg: isWide } = useBreakpoint();
  if (isWide) return <Split list={list} panel={opened ? <Opened row={opened} panel={panel} buttons={buttons} /> : <NothingOpened />} />;
  return (
    <>
      {list}
      {opened && <Covering row={opened} panel={panel} buttons={buttons} onClose={onClose} />}
    </>
  );
}

type OpenedProps = Pick<Props, 'panel'> & { row: ApprovalRow; buttons: Props['buttons'] };

const Opened = ({ row, panel, buttons }: OpenedProps) => (
  <Card key={row.id} label={useApprovalName(row)} footer={buttons?.(row)} isFooterSticky>
    {panel(row)}
  </Card>
);

const Covering = ({ row, panel, buttons, onClose }: OpenedProps & { onClose: () => void }) => (
  <Drawer title={useLabels().option('approvals', 'model', row.model)} footer={buttons?.(row)} onClose={onClose}>
    <div key={row.id}>{panel(row)}</div>
  </Drawer>
);

function NothingOpened() {
  const t = useTexts();
  const { single_key_shortcuts } = usePreferences();
  return (
    <Card>
      <EmptyState
        icon={MousePointerClick}
        title={t('self.inbox_choose')}
        text={`${t('self.inbox_choose_hint')} ${single_key_shortcuts ? t('self.inbox_keys') : ''}`}
      />
    </Card>
  );
}
