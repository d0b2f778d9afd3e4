import { type Box, freePlace } from './free-place.ts';

const edge = 12;
const header = 60;
const pressable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';

/** Puts the stack of messages where it covers nothing that somebody may want to press. */
export function placeMessages(stack: HTMLElement): void {
  const { width, height } = stack.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const boxAt = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const [right, centre, low] = [innerWidth - width - edge, (innerWidth - width) / 2, innerHeight - height - edge];
  const place = freePlace(
    [boxAt(right, header), boxAt(centre, low), boxAt(edge, low), boxAt(right, low), boxAt(centre, header), boxAt(right, edge)],
    pressableBoxes(stack),
  );
  stack.style.setProperty('--messages-left', `${Math.max(edge, place.left)}px`);
  stack.style.setProperty('--messages-top', `${Math.max(edge, place.top)}px`);
}

const pressableBoxes = (stack: HTMLElement): Box[] =>
  [...document.querySelectorAll(pressable)]
    .filter((element) => !stack.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
