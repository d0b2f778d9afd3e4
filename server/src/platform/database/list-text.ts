/** A list as the database reads it. The driver would quote every number of it, and look through each word twice. */
export function listText(list: readonly unknown[]): string | undefined {
  let text = '{';
  for (let at = 0; at < list.length; at += 1) {
    const item = list[at];
    if (at > 0) text += ',';
    if (item === null || item === undefined) text += 'NULL';
    else if (typeof item === 'number' || typeof item === 'boolean') text += item;
    else if (typeof item === 'string') text += special.test(item) ? `"${item.replace(everySpecial, '\\$&')}"` : `"${item}"`;
    else return undefined;
  }
  return `${text}}`;
}

const special = /["\\]/;
const everySpecial = /["\\]/g;
