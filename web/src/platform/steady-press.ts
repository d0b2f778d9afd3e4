/** A pointer that goes further than this, in px, leaves the button it was pressed on. */
const slack = 5;

/**
 * A button that is pressed stays pressed although the page moves under the pointer, as it does when a field that is left complains. The browser alone
 * would drop such a click.
 */
export function keepPresses(): void {
  document.addEventListener('pointerdown', keepPress, { capture: true });
}

function keepPress({ target, button, pointerType, pointerId, clientX, clientY }: PointerEvent): void {
  const pressed = target instanceof Element && target.closest('button');
  if (!pressed || button !== 0 || pointerType !== 'mouse') return;
  const follow = (now: PointerEvent): void => {
    if (Math.hypot(now.clientX - clientX, now.clientY - clientY) > slack) pressed.releasePointerCapture(pointerId);
  };
  pressed.setPointerCapture(pointerId);
  pressed.addEventListener('pointermove', follow);
  pressed.addEventListener('lostpointercapture', () => pressed.removeEventListener('pointermove', follow), { once: true });
}
