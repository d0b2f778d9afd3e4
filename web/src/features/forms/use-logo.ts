import { paperHead } from '@cadre/contract/calls/forms';
import { useAsk } from '../../platform/ask.ts';
import { useMe } from '../../platform/session.ts';

/** What the PDF of a paper has at its head: the logo of today, or of the moment when it was issued. */
export function useLogo(issuedAt: string | undefined): string | undefined {
  const isOpen = useMe().permissions['forms.view'] !== undefined;
  const { data } = useAsk(paperHead, { as_of: issuedAt }, { enabled: isOpen, meta: { quiet: true } });
  return data?.logo ?? undefined;
}
