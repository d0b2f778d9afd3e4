const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * The initial focus of a layer: its first field, else the layer itself. On touch screens a focused field opens the keyboard, so only layers for
 * typing (`data-typing`) focus one.
 */
export function firstFieldIn(layer: HTMLElement | null, openedBy: string): HTMLElement | null {
  const isTouch = openedBy === 'touch' || window.matchMedia('(pointer: coarse)').matches;
  return layer?.querySelector<HTMLElement>(isTouch ? '[data-typing]' : fields) ?? layer;
}
