import { en } from '@cadre/contract/texts/en';
import { nounNames } from '@cadre/contract/texts/nouns';
import { parseSync } from 'vite';

/** The sections of the texts and the nouns that a module names. */
export type Words = { sections: readonly string[]; nouns: readonly string[] };

type Node = { type: string; [property: string]: unknown };

const isNoun = (word: string): boolean => (nounNames as readonly string[]).includes(word);

/** In a page: a string that is a key of the texts, or begins one; and a string that is the name of a noun. */
export function wordsOfPage(file: string, code: string): Words {
  const program = parseSync(file, code, { lang: 'tsx' }).program as unknown as Node;
  const strings = [...stringsIn(program)];
  return {
    sections: unique([...strings.flatMap(({ text, isOpen }) => sectionOf(text, isOpen)), ...sectionsTaken(program)]),
    nouns: unique(strings.map(({ text }) => /^nouns\.([\w-]+)/.exec(text)?.[1] ?? text).filter(isNoun)),
  };
}

/** A declaration names the noun of its file; a call names those of its fields, or its tag if nothing is declared under that name. */
export function wordsOfContract(file: string, code: string, isDeclared: (noun: string) => boolean): Words {
  const [, folder, name = ''] = /\/(resources|views)\/([\w-]+)\.ts$/.exec(file) ?? [];
  if (name === 'index') return { sections: [], nouns: nounNames };
  if (folder) return { sections: [], nouns: [name].filter(isNoun) };
  const named = [...namesIn(parseSync(file, code, { lang: 'ts' }).program as unknown as Node)];
  return {
    sections: [],
    nouns: unique(named.filter(({ key, text }) => isNoun(text) && (key === 'noun' || !isDeclared(text))).map(({ text }) => text)),
  };
}

type Said = { text: string; isOpen: boolean };

/** The strings of a module that may be shown or looked up. A string that something is compared with is neither. */
function* stringsIn(node: Node): Generator<Said> {
  if (isText(node)) return yield { text: node.value, isOpen: false };
  if (node.type === 'TemplateLiteral') {
    const [first, ...others] = node.quasis as { value: { cooked: string } }[];
    yield { text: first?.value.cooked ?? '', isOpen: others.length > 0 };
  }
  for (const child of childrenOf(node)) if (!isText(child) || isSaid(node, child)) yield* stringsIn(child);
}

/** Sections taken whole: `const { help } = useMessages()`. */
function* sectionsTaken(node: Node): Generator<string> {
  const [pattern, call] = [node.id, node.init] as (Node | null | undefined)[];
  if (pattern?.type === 'ObjectPattern' && (call?.callee as Node | undefined)?.name === 'useMessages')
    for (const { key } of pattern.properties as Node[]) {
      const name = (key as Node | undefined)?.name;
      if (typeof name === 'string' && keys.has(name)) yield name;
    }
  for (const child of childrenOf(node)) yield* sectionsTaken(child);
}

function isSaid(parent: Node, child: Node): boolean {
  switch (parent.type) {
    case 'BinaryExpression':
      return !/^[!=]==?$/.test(parent.operator as string);
    case 'SwitchCase':
      return parent.test !== child;
    case 'MemberExpression':
      return false;
    default:
      return !/^(Import|Export)/.test(parent.type);
  }
}

function* namesIn(node: Node): Generator<{ key: 'noun' | 'tag'; text: string }> {
  const [name, value] = node.type === 'Property' ? [node.key, node.value] : node.type === 'VariableDeclarator' ? [node.id, node.init] : [];
  const key = (name as { name?: unknown } | undefined)?.name;
  if ((key === 'noun' || key === 'tag') && isText(value as Node)) yield { key, text: (value as { value: string }).value };
  for (const child of childrenOf(node)) yield* namesIn(child);
}

const isText = (node: Node | null | undefined): node is Node & { value: string } =>
  node?.type === 'Literal' && typeof node.value === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function sectionOf(text: string, isOpen: boolean): string[] {
  const [, section = '', key = ''] = /^(\w+)\.([\w.]*)$/.exec(text) ?? [];
  const known = keys.get(section);
  return known?.some((one) => (isOpen ? one.startsWith(key) : one === key)) ? [section] : [];
}

const flat = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, inner]) => (typeof inner === 'string' ? [key] : flat(inner).map((below) => `${key}.${below}`)));

const keys: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(en).map(([section, texts]) => [section, flat(texts)]));

const unique = (words: readonly string[]): string[] => [...new Set(words)];
