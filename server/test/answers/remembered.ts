/** The same function, which thinks about everything once: declarations do not change, and every answer of every test is held against them. */
export function remembered<From extends object, To>(think: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const found = known.get(from) ?? think(from);
    known.set(from, found);
    return found;
  };
}
