import { en } from '@cadre/contract/texts/en';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

/** A part by itself, in English. */
export const showPart = (part: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      {part}
    </IntlProvider>,
  );
