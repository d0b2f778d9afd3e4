/**
 * Finds sources that request the server directly instead of by a declared call, which would declare the path or the type of a response
 * twice.
 */
const rules = [
  { sign: /from '[^']*platform\/api\.ts'/, what: 'knows the way to the server: ask by a declared call (platform/call-api.ts)' },
  {
    sign: /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bEventSource\(/,
    what: 'asks the server by itself: ask by a declared call (platform/call-api.ts)',
  },
  { sign: /^import \{[^}]*\bcall\b[^}]*\} from '@cadre\/contract\/call'/m, what: 'declares a call: that belongs into contract/src/calls' },
  { sign: /\b(?:useA|a)skFile\(\s*['"`]/, what: 'types a path: an address comes from an answer, everything else from a declared call' },
  { sign: /\bqueryKey:\s*\[/, what: 'keeps an answer under a key of its own: useCall and callQuery know it' },
];

export function findOwnAsks(text) {
  const code = withoutComments(text);
  return rules.flatMap(({ sign, what }) =>
    [...code.matchAll(new RegExp(sign, `g${sign.flags}`))].map(({ index }) => ({ number: lineOf(code, index), what })),
  );
}

/** Lines stay where they are. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;
