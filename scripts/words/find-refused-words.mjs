import { parseSync, visitorKeys } from 'oxc-parser';
import { refusedParts, refusedPhrases } from './refused-words.mjs';

const phrases = Object.entries(refusedPhrases).map(([phrase, instead]) => ({ pattern: new RegExp(`\\b(?:${phrase})\\b`, 'gi'), instead }));
const titled = new Set(['describe', 'it', 'test']);

/** The refused words in the names that a source declares, in its comments and in its test titles. */
export function findRefusedWords(path, text) {
  if (path.endsWith('.css')) return phrasesIn(text, cssComments(text));
  const { comments, program } = parseSync(path, text);
  const names = [];
  const titles = [];
  walk(program, (node) => {
    names.push(...namesDeclaredBy(node));
    const title = titleOf(node);
    if (title) titles.push({ start: title.start, value: text.slice(title.start, title.end) });
  });
  return [
    ...names.flatMap(({ name, start }) => refusedIn(name).map((what) => ({ number: lineOf(text, start), what }))),
    ...phrasesIn(text, [...comments, ...titles]),
  ].sort((one, other) => one.number - other.number);
}

/** The refused parts of a file name. */
export const findRefusedParts = (path) => refusedIn(path.split('/').at(-1).split('.')[0]);

const refusedIn = (name) =>
  partsOf(name).flatMap((part) => (Object.hasOwn(refusedParts, part) ? `the name ${name} says "${part}": use ${refusedParts[part]}` : []));

const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const phrasesIn = (text, places) =>
  places.flatMap(({ start, value }) =>
    phrases.flatMap(({ pattern, instead }) =>
      [...value.matchAll(pattern)].map(({ 0: found, index }) => ({
        number: lineOf(text, start + index),
        what: `a comment or title says "${found.toLowerCase()}": use ${instead}`,
      })),
    ),
  );

/** Keys of objects and types are not checked, because they may be names of the API or the database. */
function namesDeclaredBy(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      return bound(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...bound(node.id), ...(node.params ?? []).flatMap(bound)];
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return bound(node.id);
    default:
      return [];
  }
}

/** A destructured property keeps its name unless it is renamed. */
function bound(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [{ name: pattern.name, start: pattern.start }];
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound);
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => (one.type === 'RestElement' ? bound(one) : one.shorthand ? [] : bound(one.value)));
    default:
      return [];
  }
}

/** `test('…')`, `test.each(table)('…')` and the like. */
function titleOf(node) {
  if (node.type !== 'CallExpression') return undefined;
  let callee = node.callee;
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression') callee = callee.object ?? callee.callee;
  const [first] = node.arguments;
  const isText = first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');
  return titled.has(callee.name) && isText ? first : undefined;
}

function walk(node, visit) {
  visit(node);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit);
  }
}

const cssComments = (text) => [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: value, index }) => ({ start: index, value }));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;
