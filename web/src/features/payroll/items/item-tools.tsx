import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import { type Imported, ImportLink } from './import-link.tsx';

/** What stands above every list of pay: the way to bring many, and the eye. */
export const ItemTools = ({ of }: { of: Imported }) => (
  <>
    <ImportLink of={of} />
    <HideAmountsSwitch />
  </>
);
