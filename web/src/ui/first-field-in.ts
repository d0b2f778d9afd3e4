const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Where a layer's focus begins: its first field, else the layer itself. A finger would call up the keyboard with a field,
 * which is wanted only where the layer was opened to type (`data-typing`).
 */
export function firstFieldIn(layer: HTMLElement | null, openedBy: string): HTMLElement | null {
  const isTouch = openedBy === 'touch' || window.matchMedia('(pointer: coarse)').matches;
  return layer?.querySelector<HTMLElement>(isTouch ? '[data-typing]' : fields) ?? layer;
}
