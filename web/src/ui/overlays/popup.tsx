import { lazy, type ReactNode } from 'react';
import { OpeningButton, type OpeningButtonProps } from './opening-button.tsx';

const load = () => import('./popover-panel.tsx');
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }));

/** A button that opens a small panel: `<Popup label={t('lists.columns')} icon={Columns3}>{(close) => …}</Popup>` */
export function Popup({ children, ...button }: OpeningButtonProps & { children: (close: () => void) => ReactNode }) {
  return (
    <OpeningButton {...button} kind="dialog" preload={load}>
      {(anchor, close) => (
        <PopoverPanel anchor={anchor} label={button.label} align={button.align} onClose={close}>
          {children(close)}
        </PopoverPanel>
      )}
    </OpeningButton>
  );
}
