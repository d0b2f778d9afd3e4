/**
 * Finds sources that request the server directly instead of by a declared call, which would declare the path or the type of a response
 * twice.
 */
const rules = [
  { sign: /from '[^']*platform\/api\.ts'/, what: 'imports the API client: use a declared call (platform/call-api.ts)' },
  {
    sign: /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bEventSource\(/,
    what: 'sends its own request: use a declared call (platform/call-api.ts)',
  },
  { sign: /^import \{[^}]*\bcall\b[^}]*\} from '@cadre\/contract\/call'/m, what: 'declares a call: move it to contract/src/calls' },
  { sign: /\b(?:useFile|fetchFile)\(\s*['"`]/, what: 'types a path: take it from a response or a declared call' },
  { sign: /\bqueryKey:\s*\[/, what: 'uses its own query key: useCall and callQuery derive it' },
];

export function findUndeclaredCalls(text) {
  const code = withoutComments(text);
  return rules.flatMap(({ sign, what }) =>
    [...code.matchAll(new RegExp(sign, `g${sign.flags}`))].map(({ index }) => ({ number: lineOf(code, index), what })),
  );
}

/** Keeps the line numbers. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;
