import type { DeviceExchange } from '@cadre/contract/calls/devices';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';

/** One call in a line; it opens to what was said. */
export function Exchange({ exchange: { at, method, path, ip, body_bytes, body_start, status, answer } }: { exchange: DeviceExchange }) {
  const t = useTexts();
  const format = useFormat();
  const seconds = new Date(at).getUTCSeconds().toString().padStart(2, '0');
  return (
    <details>
      <summary>
        <time dateTime={at}>{`${format.moment(at)}:${seconds}`}</time>
        <Badge hasDot tone={status < 300 ? 'green' : status < 500 ? 'pink' : 'amber'}>
          {status}
        </Badge>
        <span className="device-code exchanges__path">
          {method} {path}
        </span>
        <span className="muted">
          {ip} {body_bytes > 0 && `· ${t('devices.exchanges.bytes', { count: body_bytes })}`}
        </span>
      </summary>
      <dl>
        <dt>{t('devices.exchanges.sent')}</dt>
        <dd>
          {body_start ? <pre className="device-code">{body_start}</pre> : <span className="muted">{t('devices.exchanges.empty')}</span>}
        </dd>
        <dt>{t('devices.exchanges.answered')}</dt>
        <dd>{answer ? <pre className="device-code">{answer}</pre> : <span className="muted">{t('devices.exchanges.empty')}</span>}</dd>
      </dl>
    </details>
  );
}
