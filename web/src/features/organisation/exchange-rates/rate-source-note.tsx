import { fetchRates, type RateSource, readRateSource } from '@cadre/contract/calls/exchange-rates';
import { RefreshCw } from 'lucide-react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** The reporting currency, the newest rates of the daily file, and plainly why the last attempt to fetch it failed. */
export function RateSourceNote() {
  const { data: source } = useCall(readRateSource);
  return source ? <Note source={source} /> : null;
}

function Note({ source }: { source: RateSource }) {
  const t = useTexts();
  const { permissions } = useMe();
  const fetchNow = useCallMutation(fetchRates);
  const mayFetch = source.is_set && permissions['exchange-rates.create'] !== undefined;
  return (
    <Alert
      tone={source.failure ? 'warning' : 'info'}
      actions={
        mayFetch && (
          <Button icon={RefreshCw} size="small" isBusy={fetchNow.isPending} onClick={() => fetchNow.mutate({})}>
            {t('exchange.fetch')}
          </Button>
        )
      }
    >
      <p>{t('exchange.reporting', { currency: source.reporting_currency })}</p>
      <p>
        <Newest source={source} />
      </p>
      {source.failure && <Failed failure={source.failure} at={source.failed_at} />}
    </Alert>
  );
}

function Newest({ source: { is_set, day, fetched_at } }: { source: RateSource }) {
  const t = useTexts();
  const format = useFormat();
  if (day && fetched_at) return t('exchange.newest', { day: format.date(day), moment: format.moment(fetched_at) });
  return t(is_set ? 'exchange.never' : 'exchange.off');
}

function Failed({ failure, at }: { failure: NonNullable<RateSource['failure']>; at: string | null }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <p>{t(`exchange.failures.${failure}`)}</p>
      {at && <p className="muted">{t('exchange.failed_since', { moment: format.moment(at) })}</p>}
    </>
  );
}
