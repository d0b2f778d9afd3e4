import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds until `onEnd`; begins anew with every other `key`, and rests without one. */
export function useCountdown(seconds: number, key: string | undefined, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (key === undefined) return;
    let rest = seconds;
    setLeft(rest);
    const timer = setInterval(() => {
      rest -= 1;
      setLeft(rest);
      if (rest === 0) end();
    }, 1000);
    return () => clearInterval(timer);
  }, [key, seconds]);
  return left;
}
