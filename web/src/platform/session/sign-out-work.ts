type Work = () => Promise<unknown>;

const works = new Set<Work>();

/** Unsent work that a sign-out waits for. */
export function onSignOut(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

const longestWait = 4_000;

/** Without a connection the sign-out still completes. */
export const finishWork = (): Promise<unknown> =>
  Promise.race([Promise.allSettled([...works].map((work) => work())), new Promise((resolve) => setTimeout(resolve, longestWait))]);
