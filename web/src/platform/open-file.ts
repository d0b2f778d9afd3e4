/**
 * The one way to a file behind a link of the server: in a window of its own that knows nothing of this one. A browser that forbids new
 * windows just now still gets it: it is sent as an attachment. A link that leads anywhere else is not followed.
 */
export function openFile(link: string): void {
  const address = new URL(link, window.location.href);
  if (address.origin !== window.location.origin) throw new Error(`a file of another origin: ${address.origin}`);
  if (mayOpenWindow()) window.open(address, '_blank', 'noopener');
  else window.location.assign(address);
}

/** Opening a window with `noopener` returns nothing, whether it opened or not; only the browser knows whether a gesture still allows it. */
const mayOpenWindow = (): boolean => (navigator as Partial<Navigator>).userActivation?.isActive ?? true;
