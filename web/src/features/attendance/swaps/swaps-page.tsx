import { shiftSwaps } from '@cadre/contract/resources/shift-swaps';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { SwapDesk } from './swap-desk.tsx';

/** Swaps of everybody whom one plans, and one's own shifts where one is planned oneself. */
export const SwapsPage = () => (
  <Stack>
    <SwapDesk />
    <ResourcePage resource={shiftSwaps} />
  </Stack>
);
