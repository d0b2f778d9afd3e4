const eastAsian = /[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{3ffff}]/u;

/** The order in which a name is written: by its script, unless the person chooses otherwise. */
export const nameOrders = ['by_script', 'given_first', 'family_first'] as const;
export type NameOrder = (typeof nameOrders)[number];

/**
 * Anna Weber, 小宮山 美和, 王小明: names in Chinese, Japanese or Korean script begin with the family name, and a family name of one character is
 * written without a space. Nagy Anna has chosen to be written family name first. The database function `full_name` does the same.
 */
export function fullName(firstName: string, lastName: string, order: NameOrder = 'by_script'): string {
  const isEastAsian = eastAsian.test(lastName);
  const isFamilyFirst = order === 'by_script' ? isEastAsian : order === 'family_first';
  if (!isFamilyFirst) return `${firstName} ${lastName}`.trim();
  return isEastAsian && [...lastName].length === 1 ? lastName + firstName : `${lastName} ${firstName}`.trim();
}
