import type { Features } from '@cadre/contract/calls/features';
import type { Language } from '@cadre/contract/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { IntlProvider } from 'use-intl';
import { FeaturesContext } from './platform/features.ts';
import type { LanguagePack } from './platform/language-pack.ts';
import { queryClient } from './platform/query.ts';
import { asScreenTexts } from './platform/texts.ts';
import type { Router } from './router.ts';

type Props = { router: Router; language: Language; pack: LanguagePack; features: Features };

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function App({ router, language, pack, features }: Props) {
  return (
    <IntlProvider locale={language} messages={asScreenTexts(pack)} timeZone={timeZone}>
      <FeaturesContext value={features}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </FeaturesContext>
    </IntlProvider>
  );
}
