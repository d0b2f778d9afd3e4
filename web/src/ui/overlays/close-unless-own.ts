type Details = { reason: string; event: Event; cancel: () => void };

/** The button that opened a panel handles its own clicks; closing here as well would reopen the panel. */
export const closeUnlessOwn = (anchor: Element, onClose: () => void) => (isOpen: boolean, details: Details) => {
  if (isOpen) return;
  if (details.reason === 'outside-press' && anchor.contains(details.event.target as Node)) return details.cancel();
  onClose();
};
