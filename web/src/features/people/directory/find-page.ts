/**
 * The first page whose last name lies at the letter or behind it, of a list that is ordered by name: halves what is left with each
 * page it asks for, so that ten thousand people take nine questions. Without such a page it is the last one.
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
