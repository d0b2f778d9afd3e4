import { useEffect, useState } from 'react';

/** Longer than any batch of payslips takes; another process then takes up the calculation. */
const patience = 8000;

/** Whether a number has not changed for a while. */
export function useIsStalled(done: number): boolean {
  const [stalledAt, setStalledAt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(done), patience);
    return () => clearTimeout(timer);
  }, [done]);
  return stalledAt === done;
}
