import type { Plugin } from 'vite';

const latin = /inter-latin-wght-normal.*\.woff2$/;

/** The browser would discover the font only after the style sheet; the preload link keeps text from changing its shape. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((name) => latin.test(name));
      if (!font) throw new Error('The build holds no Latin font to preload.');
      return [
        { tag: 'link', injectTo: 'head', attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true } },
      ];
    },
  },
});
