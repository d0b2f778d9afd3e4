import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

function Question({ onOk = () => undefined, isBusy = false }: { onOk?: () => void; isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Modal open title="Sure?" okText="Yes" cancelText="No" okButtonProps={{ loading: isBusy }} onOk={onOk} onCancel={close}>
          <p>It cannot be taken back.</p>
        </Modal>
      )}
    </>
  );
}

test('a dialog has its title for a name, takes the focus and gives it back on Escape', async () => {
  const user = userEvent.setup();
  showPart(<Question />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sure?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
});

test('both buttons and the cross do their job', async () => {
  const user = userEvent.setup();
  const onOk = vi.fn();
  showPart(<Question onOk={onOk} />);
  for (const name of ['No', 'Close']) {
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(onOk).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(onOk).toHaveBeenCalledOnce();
});

test('while a dialog is busy, a second press is ignored and the focus stays', async () => {
  const user = userEvent.setup();
  const onOk = vi.fn();
  showPart(<Question onOk={onOk} isBusy />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await user.click(yes);
  expect(onOk).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(yes);
});

test('the first field of a dialog has the focus', async () => {
  showPart(
    <Modal title="Rename" onCancel={() => undefined}>
      <input aria-label="Name" />
    </Modal>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('Escape closes a dialog over a drawer, and only then the drawer', async () => {
  const user = userEvent.setup();
  function Record() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <Drawer title="Madrid" onClose={() => setOpen(false)}>
        <Question />
      </Drawer>
    ) : null;
  }
  showPart(<Record />);
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Sure?' });

  await user.keyboard('{Escape}');
  const drawer = await screen.findByRole('dialog', { name: 'Madrid' });
  await waitFor(() => expect(document.activeElement).toBe(within(drawer).getByRole('button', { name: 'Ask' })));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('a press next to a drawer closes it only if that is allowed (%s)', async (closable, times) => {
  const onClose = vi.fn();
  showPart(
    <Drawer title="Madrid" mask={{ closable }} onClose={onClose}>
      Here
    </Drawer>,
  );
  const beside = (await screen.findByRole('dialog')).parentElement as HTMLElement;
  // Until then a layer ignores the press that opened it.
  await waitFor(async () => {
    for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) fireEvent[type](beside);
    expect(onClose.mock.calls.length).toBeGreaterThanOrEqual(times);
  });
  expect(onClose.mock.calls.length > 0).toBe(times > 0);
});
