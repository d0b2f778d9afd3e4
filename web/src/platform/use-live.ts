import { useEffect } from 'react';
import { useForget } from './ask.ts';

const name = 'cadre-live';

/**
 * What changes elsewhere shows without a reload. Browsers open few connections at once, so of all windows one holds the stream and tells the
 * others. Without locks (an address without TLS) the counts are asked for every minute, as ever.
 */
export function useLive(): void {
  const forget = useForget();
  useEffect(() => {
    if (!navigator.locks || !window.BroadcastChannel) return;
    const gone = new AbortController();
    const channel = new BroadcastChannel(name);
    const told = (tags: readonly string[]): void => void forget(tags);
    channel.onmessage = ({ data }) => told(data);
    const tellAll = (tags: readonly string[]): void => {
      channel.postMessage(tags);
      told(tags);
    };
    // Who leaves before it is their turn has waited for nothing.
    const keep = async () => (await import('./live-stream.ts')).keepStream(gone.signal, tellAll);
    navigator.locks.request(name, { signal: gone.signal }, keep).catch(() => undefined);
    return () => {
      gone.abort();
      channel.close();
    };
  }, [forget]);
}
