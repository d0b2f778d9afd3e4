// Runs before the first paint, so that theme, menu width and language are right from the start: no flash, no jump.
// The keys are those of web/src/platform/appearance.ts, texts.ts and web/src/layout/menu-width.ts.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('cadre.theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = stored('cadre.density') ?? 'middle';
  root.toggleAttribute('data-reduce-motion', stored('cadre.reduce_motion') === 'true');
  root.toggleAttribute('data-menu-minimised', /(^|; )cadre_menu=minimised(;|$)/.test(document.cookie));
  const languages = ['en', 'zh', 'es', 'ja', 'de', 'fr'];
  root.lang =
    [stored('cadre.language'), ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) => languages.includes(tag)) ?? 'en';
})();
