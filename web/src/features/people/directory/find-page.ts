/**
 * Finds the first page whose last name is at or after the letter, in a list ordered by name. Binary search: ten thousand people take nine
 * requests. Without a matching page, returns the last one.
 */
export async function findPage(lastPage: number, reaches: (page: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [1, lastPage];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
