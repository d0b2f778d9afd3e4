/** Class names that are a look; above `ui` its part is used instead. */
const looks = new Set(['button', 'icon-button', 'link-button', 'card', 'control', 'notice', 'spinner', 'status-badge']);
const isLook = (name) => looks.has(name) || /^(ui-|button--|status-badge--)/.test(name);

/** Where pages change with the width of the window; `web/src/platform/breakpoints.ts` has their names. */
const steps = new Set([544, 768, 992, 1200]);

/** Window widths that are not among the breakpoints; they are forbidden in every sheet, even for drawings and parts. */
export function findOwnSteps(text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/(?:min|max)-width: ([\d.]+)px\)/g)]
        .filter(([, width]) => line.startsWith('@media') && !steps.has(Math.ceil(Number(width))))
        .map(([, width]) => ({ number: index + 1, what: `${width}px is none of the steps of the window: ${[...steps].join(', ')}` })),
    );
}

/** The faults of one file, each with its line. */
export function findRawLook(path, text) {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  return path.endsWith('.css') ? inSheet(lines) : inComponent(lines);
}

function inSheet(lines) {
  return lines
    .filter(({ line }) => /\d(\.\d+)?px\b/.test(line) && !/^\s*(@media|@container|@custom-media|\*|\/\*)/.test(line))
    .map(({ line, number }) => ({ number, what: `"${line.trim()}" has a size of its own; take it from ui/scale.css` }));
}

function inComponent(lines) {
  return lines.flatMap(({ line, number }) => {
    const classes = [...line.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, made]) =>
      (plain ?? made.replaceAll(/\$\{[^}]*\}/g, (inner) => inner.replaceAll(/[^\w-]+/g, ' '))).split(/\s+/),
    );
    return [
      ...classes.filter(isLook).map((name) => ({ number, what: `the class "${name}" is a look; use its part of the floor ui` })),
      ...(/<table\b/.test(line) ? [{ number, what: 'a table by hand; use Table or TableFrame' }] : []),
      ...(/from '@base-ui\/react/.test(line) ? [{ number, what: 'the kit is known inside of ui alone' }] : []),
    ];
  });
}
