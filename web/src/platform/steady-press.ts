/** Dragged further than this, in px, the pointer cancels the click. */
const slack = 5;

/**
 * Captures the pointer while a button is pressed, so that a layout shift, as from the validation message of a field that loses the focus, doesn't
 * swallow the click.
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
