import ConfigProvider from 'antd/es/config-provider';
import 'antd/dist/antd.css';
import dayjs from 'dayjs';
import { type ReactNode, useMemo } from 'react';
import { useThemeName } from './appearance.ts';
import './components.css';
import { useLanguagePack } from './language-pack-context.ts';
import { themeFor } from './theme.ts';

/** Language and looks of the component library. Only the signed-in area needs it. */
export function Components({ children }: { children: ReactNode }) {
  const pack = useLanguagePack();
  const name = useThemeName();
  const theme = useMemo(() => themeFor(name), [name]);
  dayjs.locale(pack.calendar);
  return (
    <ConfigProvider theme={theme} locale={pack.components} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
