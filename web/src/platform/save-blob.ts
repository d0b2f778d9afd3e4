/** Gives the reader a file that was made in the browser. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // By then the browser has read the content; without revoking, it would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
