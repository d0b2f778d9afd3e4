import { lazy, type ReactNode, Suspense } from 'react';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { useShell } from '../shell-context.ts';
import './panels.css';

/** All load the panel, and each tab comes when it is opened. */
const AuditLogs = lazy(() => import('./audit-logs.tsx').then((file) => ({ default: file.AuditLogs })));
const NotificationsTab = lazy(() => import('./notifications-tab.tsx').then((file) => ({ default: file.NotificationsTab })));
const SettingsForm = lazy(() => import('./settings-form.tsx').then((file) => ({ default: file.SettingsForm })));

/** On the left: activity, notifications, and settings. */
export function QuickPanel({ waiting }: { waiting: ReactNode }) {
  const t = useTexts();
  const { layer, quickTab, open, close } = useShell();
  const mayReadLogs = useScope('logs.view') !== undefined;
  const tabs = (['audit_logs', 'notifications', 'settings'] as const).map((value) => ({ value, text: t(`shell.${value}`) }));
  return (
    <SidePanel label={t('shell.quick_panel')} title={t('shell.quick_panel')} side="left" isOpen={layer === 'quick'} onClose={close}>
      <Tabs label={t('shell.quick_panel')} tabs={tabs} value={quickTab} onChoose={(tab) => open('quick', tab)}>
        <Suspense>
          {quickTab === 'audit_logs' && (mayReadLogs ? <AuditLogs /> : <p className="quiet panel-empty">{t('shell.no_logs_right')}</p>)}
          {quickTab === 'notifications' && <NotificationsTab waiting={waiting} />}
          {quickTab === 'settings' && <SettingsForm />}
        </Suspense>
      </Tabs>
    </SidePanel>
  );
}
