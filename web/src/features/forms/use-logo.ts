import { paperHead } from '@cadre/contract/calls/forms';
import { useCall } from '../../platform/call-api.ts';
import { useMe } from '../../platform/session/session.ts';

/** The logo in the head of a paper's PDF: today's, or the one at the time of issue. */
export function useLogo(issuedAt: string | undefined): string | undefined {
  const isOpen = useMe().permissions['forms.view'] !== undefined;
  const { data } = useCall(paperHead, { as_of: issuedAt }, { enabled: isOpen, meta: { quiet: true } });
  return data?.logo ?? undefined;
}
