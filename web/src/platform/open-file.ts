/**
 * The only way to open a file link of the server: in a new window without access to this one. If the browser blocks new windows, the file is still
 * downloaded, because it is sent as an attachment. A link to another origin is rejected.
 */
export function openFile(link: string): void {
  const address = new URL(link, window.location.href);
  if (address.origin !== window.location.origin) throw new Error(`a file of another origin: ${address.origin}`);
  if (mayOpenWindow()) window.open(address, '_blank', 'noopener');
  else window.location.assign(address);
}

/** Opening a window with `noopener` returns null, whether it opened or not; only the browser knows whether a user gesture still allows it. */
const mayOpenWindow = (): boolean => (navigator as Partial<Navigator>).userActivation?.isActive ?? true;
