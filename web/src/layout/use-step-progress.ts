import { useEffect, useState } from 'react';

const stepSize = 10;
const stepEvery = 30;
const waitAt = 90;
const fadeOut = 200;

/** Percent of a progress bar while work is in progress: +10 every 30 ms up to 90, 100 when it is done, then undefined. */
export function useStepProgress(isBusy: boolean): number | undefined {
  const [percent, setPercent] = useState<number>();

  useEffect(() => {
    if (!isBusy) {
      setPercent((reached) => (reached === undefined ? undefined : 100));
      const gone = setTimeout(() => setPercent(undefined), fadeOut);
      return () => clearTimeout(gone);
    }
    setPercent(0);
    const steps = setInterval(() => setPercent((reached = 0) => Math.min(reached + stepSize, waitAt)), stepEvery);
    return () => clearInterval(steps);
  }, [isBusy]);

  return percent;
}
