import { exchangeRates } from '@cadre/contract/resources/exchange-rates';
import { Upload } from 'lucide-react';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RateSourceNote } from './rate-source-note.tsx';

const initial = { from_currency: 'EUR' };

/** Exchange rates by day, with a note about where they come from. */
export function ExchangeRatesPage() {
  const t = useTexts();
  const { permissions } = useMe();
  return (
    <Stack>
      <RateSourceNote />
      <ResourcePage
        resource={exchangeRates}
        form={{ initial }}
        list={{
          toolbar: permissions['exchange-rates.import'] !== undefined && (
            <LinkButton to="/configuration/exchange-rates/import" search={{ of: 'exchange-rates' }} icon={Upload}>
              {t('exchange.import')}
            </LinkButton>
          ),
        }}
      />
    </Stack>
  );
}
