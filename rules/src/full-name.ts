const eastAsian = /[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{3ffff}]/u;

/**
 * Anna Weber, 小宮山 美和, 王小明: names in Chinese, Japanese or Korean signs begin with the family, and a family of one sign is written together
 * with the given name. The database says the same in its function `full_name`.
 */
export function fullName(firstName: string, lastName: string): string {
  if (!eastAsian.test(lastName)) return `${firstName} ${lastName}`.trim();
  return [...lastName].length === 1 ? lastName + firstName : `${lastName} ${firstName}`.trim();
}
