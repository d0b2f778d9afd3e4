type Details = { reason: string; event: Event; cancel: () => void };

/** A press on the button that opened a panel is the button's own affair; closing here as well would open it anew. */
export const closeUnlessOwn = (anchor: Element, onClose: () => void) => (isOpen: boolean, details: Details) => {
  if (isOpen) return;
  if (details.reason === 'outside-press' && anchor.contains(details.event.target as Node)) return details.cancel();
  onClose();
};
