/** Caches the results of a function: declarations do not change, and every response of every test is checked against them. */
export function remembered<From extends object, To>(think: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const found = known.get(from) ?? think(from);
    known.set(from, found);
    return found;
  };
}
