import { useEffect } from 'react';
import { useInvalidate } from './call-api.ts';

const name = 'cadre-live';

/**
 * Shows changes made elsewhere without a reload. Browsers open few connections at once, so one window holds the stream and notifies the
 * others. Without locks (an address without TLS) the counts are refetched every minute, as always.
 */
export function useLive(): void {
  const forget = useInvalidate();
  useEffect(() => {
    if (!navigator.locks || !window.BroadcastChannel) return;
    const gone = new AbortController();
    const channel = new BroadcastChannel(name);
    const toResponse = (tags: readonly string[]): void => void forget(tags);
    channel.onmessage = ({ data }) => toResponse(data);
    const notifyAll = (tags: readonly string[]): void => {
      channel.postMessage(tags);
      toResponse(tags);
    };
    // A window that closes before it gets the lock rejects the request, which is not an error.
    const keep = async () => (await import('./live-stream.ts')).keepStream(gone.signal, notifyAll);
    navigator.locks.request(name, { signal: gone.signal }, keep).catch(() => undefined);
    return () => {
      gone.abort();
      channel.close();
    };
  }, [forget]);
}
