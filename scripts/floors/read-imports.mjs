/**
 * Every import of a source text: its specifier and its line, types included. The formatter, which runs before, puts each static import at
 * the start of a line, so a pattern is enough. A look-alike in a comment would count as an import: a false alarm, never a missed import.
 */
const patterns = [
  { pattern: /^import\s+(?:type\s)?[^'";]*?from\s*['"]([^'"]+)['"]/gm },
  { pattern: /^export\s+(?:type\s)?\s*(?:\*|\{)[^'";]*?from\s*['"]([^'"]+)['"]/gm },
  { pattern: /^import\s*['"]([^'"]+)['"]/gm },
  { pattern: /\bimport\(\s*['"`]([^'"`]+)['"`]/g },
];

export function readImports(text) {
  return patterns
    .flatMap(({ pattern }) => [...text.matchAll(pattern)])
    .map((match) => ({ names: match[1], line: lineOf(text, match.index) }))
    .sort((one, other) => one.line - other.line);
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}
