import { createHash } from 'node:crypto';

const mostNames = 1000;
const longestText = 20_000;

/**
 * A statement that is sent a second time gets a name, so that every connection parses it only once. Names live as long as
 * their connections, so there is a bound: statements that are made up on the spot must not fill the memory of the database.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();

  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames || text.length > longestText) return known;
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= mostNames) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    seenOnce.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}
