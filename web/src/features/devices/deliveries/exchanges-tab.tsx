import { type DeviceExchange, deviceExchanges } from '@cadre/contract/calls/devices';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import type { Device } from '../device/device.ts';
import { freshly } from '../freshly.ts';
import './exchanges.css';

const often = 5000;

/** Every exchange with the device, for the day when it seems silent. The list refreshes until the user pauses it. */
export function ExchangesTab({ device: { row } }: { device: Device }) {
  const t = useTexts();
  const [isPaused, setPaused] = useState(false);
  const query = useCall(deviceExchanges, { id: row.id }, freshly(!isPaused && often));
  return (
    <Stack as="section" gap={3} aria-label={t('devices.tabs.exchanges')}>
      <Cluster justify="between">
        <p className="muted">{t('devices.exchanges.text')}</p>
        <Button icon={isPaused ? Play : Pause} aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'devices.exchanges.resume' : 'devices.exchanges.pause')}
        </Button>
      </Cluster>
      <Card isFlush>
        <QueryStates query={query} rows={8} empty={({ length }) => length === 0 && t('devices.exchanges.none')}>
          {(exchanges) => (
            <Rows hasLines>
              {exchanges.map((exchange) => (
                <li key={exchange.id}>
                  <Exchange exchange={exchange} />
                </li>
              ))}
            </Rows>
          )}
        </QueryStates>
      </Card>
    </Stack>
  );
}

/** One call in a line; it expands to its request and response. */
function Exchange({
  exchange: { at, method, path, ip, body_bytes, body_start, status, answer, refused_for },
}: {
  exchange: DeviceExchange;
}) {
  const t = useTexts();
  const format = useFormat();
  const seconds = new Date(at).getUTCSeconds().toString().padStart(2, '0');
  const said = (words: string | null) =>
    words ? (
      <pre>
        <code>{words}</code>
      </pre>
    ) : (
      <p className="muted">{t('devices.exchanges.empty')}</p>
    );
  return (
    <details className="exchange">
      <summary className="pressable line wraps hoverable">
        <time dateTime={at}>{`${format.moment(at)}:${seconds}`}</time>
        <Badge hasDot tone={status < 300 ? 'green' : status < 500 ? 'pink' : 'amber'}>
          {status}
        </Badge>
        <code>
          {method} {path}
        </code>
        <span className="muted">
          {ip} {body_bytes > 0 && `· ${t('devices.exchanges.bytes', { count: body_bytes })}`}
        </span>
        {refused_for && <span>{t(`devices.refused.${refused_for}`)}</span>}
      </summary>
      <Stack gap={1} className="exchange__words">
        <strong>{t('devices.exchanges.sent')}</strong>
        {said(body_start)}
        <strong>{t('devices.exchanges.answered')}</strong>
        {said(answer)}
      </Stack>
    </details>
  );
}
