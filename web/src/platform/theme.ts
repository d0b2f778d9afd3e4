import type { ThemeConfig } from 'antd/es/config-provider/context';
import theme from 'antd/es/theme';
import type { ThemeName } from './appearance.ts';
import { breakpoints } from './breakpoints.ts';
import { darkComponents, lightComponents, sharedComponents } from './component-tokens.ts';
import { darkTokens, lightTokens, sharedTokens } from './theme-tokens.ts';

const { sm, md, lg, xl } = breakpoints;
const xxl = 1600;

/** Ant Design counts in its own steps; these make its grid agree with ours. */
const screens = {
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: sm - 1,
  screenSM: sm,
  screenSMMin: sm,
  screenSMMax: md - 1,
  screenMD: md,
  screenMDMin: md,
  screenMDMax: lg - 1,
  screenLG: lg,
  screenLGMin: lg,
  screenLGMax: xl - 1,
  screenXL: xl,
  screenXLMin: xl,
  screenXLMax: xxl - 1,
  screenXXL: xxl,
  screenXXLMin: xxl,
};

/**
 * `zeroRuntime`: the rules come from antd.css as they are; only the variables are set here. Less motion is a matter of base.css:
 * a change of antd's own `motion` would mount the whole page anew and lose what is open or typed on it.
 */
export const themeFor = (name: ThemeName): ThemeConfig => ({
  algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  zeroRuntime: true,
  token: { ...sharedTokens, ...screens, ...(name === 'dark' ? darkTokens : lightTokens) },
  components: merge(sharedComponents, name === 'dark' ? darkComponents : lightComponents) as NonNullable<ThemeConfig['components']>,
});

/** As plain records: the type of all components at once is too large to be multiplied with itself. */
type Parts = Record<string, Record<string, unknown>>;

const merge = (shared: Parts, own: Parts): Parts => {
  const names = [...new Set([...Object.keys(shared), ...Object.keys(own)])];
  return Object.fromEntries(names.map((name) => [name, { ...shared[name], ...own[name] }]));
};
