import { type Box, freePlace } from '../overlays/free-place.ts';

const edge = 12;
const step = 16;
/** Of the height of the window: messages stay in its lower third. */
const highest = 1 / 3;
const pressable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';

/** Puts the stack of messages at the bottom of the window, in the middle, as far up as it needs to cover no control. */
export function placeMessages(stack: HTMLElement): void {
  const { width, height } = stack.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const left = Math.max(edge, (innerWidth - width) / 2);
  const boxAt = (top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const lowest = innerHeight - height - edge;
  const above = Array.from({ length: Math.floor((innerHeight * highest) / step) }, (_, index) => boxAt(lowest - (index + 1) * step));
  const { top } = freePlace([boxAt(lowest), ...above], pressableBoxes(stack));
  stack.style.setProperty('--messages-left', `${left}px`);
  stack.style.setProperty('--messages-top', `${Math.max(edge, top)}px`);
}

const pressableBoxes = (stack: HTMLElement): Box[] =>
  [...document.querySelectorAll(pressable)]
    .filter((element) => !stack.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
