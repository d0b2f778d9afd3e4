/** Opens a file behind a link in a window of its own. A browser that forbids new windows still gets it: it is sent as an attachment. */
export function openFile(link: string): void {
  if (!window.open(link, '_blank')) window.location.assign(link);
}
