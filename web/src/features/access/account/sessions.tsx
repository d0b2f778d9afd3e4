import { endMySession, mySessions } from '@cadre/contract/calls/access';
import { MonitorSmartphone } from 'lucide-react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Badge } from '../../../ui/people/badge.tsx';

export function Sessions() {
  const t = useTexts();
  const format = useFormat();
  const { data = [] } = useCall(mySessions);
  const end = useCallMutation(endMySession);
  return (
    <Rows hasLines wraps>
      {data.map(({ id, created_at, last_seen_at, ip, user_agent, current }) => (
        <RowItem
          key={id}
          start={<MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden />}
          note={[
            ip,
            t('profile.last_used', { when: format.moment(last_seen_at) }),
            t('profile.signed_in_at', { when: format.moment(created_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          end={
            !current && (
              <Button size="small" disabled={end.isPending} onClick={() => end.mutate({ id })}>
                {t('profile.end_session')}
              </Button>
            )
          }
        >
          {browserOf(user_agent) ?? t('common.empty_value')} {current && <Badge tone="green">{t('profile.this_session')}</Badge>}
        </RowItem>
      ))}
    </Rows>
  );
}

const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const fullNames: Partial<Record<(typeof browsers)[number], string>> = { Edg: 'Edge', OPR: 'Opera' };
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'];

/** `Chrome · Linux`: enough to recognise a device; the order matters, because user agents contain the names of other browsers. */
function browserOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const browser = browsers.find((name) => userAgent.includes(name));
  const system = systems.find((name) => userAgent.includes(name));
  return [browser && (fullNames[browser] ?? browser), system].filter(Boolean).join(' · ') || userAgent.slice(0, 60);
}
