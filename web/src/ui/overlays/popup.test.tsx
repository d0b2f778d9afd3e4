import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { Drawer } from './drawer.tsx';
import { MenuButton } from './menu-button.tsx';
import { Modal } from './modal.tsx';
import { Popup } from './popup.tsx';

const open = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
};
const focused = () => document.activeElement;

test('by keyboard alone: the focus goes into the panel, Escape closes it and the focus returns', async () => {
  const user = userEvent.setup();
  showPart(
    <Popup label="Columns" button="Columns">
      {() => <input aria-label="Name" />}
    </Popup>,
  );
  await open(user, 'Columns');
  const panel = await screen.findByRole('dialog', { name: 'Columns' });
  await waitFor(() => expect(focused()).toBe(within(panel).getByLabelText('Name')));

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Columns' })));
});

test('content that comes late gets the focus when it is there', async () => {
  const user = userEvent.setup();
  const Late = lazy(async () => {
    await new Promise((done) => setTimeout(done, 50));
    return { default: () => <input aria-label="Name" /> };
  });
  showPart(
    <Popup label="Views" button="Views">
      {() => (
        <Suspense>
          <Late />
        </Suspense>
      )}
    </Popup>,
  );
  await open(user, 'Views');
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(focused()).toBe(name));
});

test('its own button closes a panel, and a press elsewhere does', async () => {
  const user = userEvent.setup();
  showPart(
    <>
      <Popup label="Columns" button="Columns">
        {() => <p>Here</p>}
      </Popup>
      <p>Elsewhere</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Columns' });
  await user.click(button);
  await screen.findByText('Here');
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Here')).toBeNull());
  await user.click(button);
  await screen.findByText('Here');
  await user.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(screen.queryByText('Here')).toBeNull());
});

const formats = (onSelect: (key: string) => void) =>
  ['csv', 'pdf', 'xlsx'].map((key) => ({ key, label: key, onSelect: () => onSelect(key) }));

test('a menu opens upon its first entry; arrows, End and letters move, Enter chooses and the focus returns', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  showPart(<MenuButton label="Export" button="Export" items={formats(onSelect)} />);
  await open(user, 'Export');
  const entry = (name: string) => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(focused()?.textContent).toBe('csv'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe(entry('pdf')));
  await user.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe(entry('xlsx')));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe(entry('csv')));
  await user.keyboard('p');
  await waitFor(() => expect(focused()).toBe(entry('pdf')));
  await user.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['pdf']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Export' })));
});

test('a menu of choices opens on the chosen one and marks it', async () => {
  const user = userEvent.setup();
  const items = ['wide', 'dense'].map((key) => ({ key, label: key, isChosen: key === 'dense', onSelect: () => undefined }));
  showPart(<MenuButton label="Density" button="Density" items={items} />);
  await open(user, 'Density');
  const chosen = await screen.findByRole('menuitemradio', { name: 'dense', checked: true });
  await waitFor(() => expect(focused()).toBe(chosen));
});

test('a dialog that a menu opens keeps the focus, and gives it back to the menu button', async () => {
  const user = userEvent.setup();
  function Row() {
    const [isRequested, setDialog] = useState(false);
    return (
      <>
        <MenuButton label="More" button="More" items={[{ key: 'delete', label: 'Delete', onSelect: () => setDialog(true) }]} />
        {isRequested && (
          <Modal title="Delete?" onCancel={() => setDialog(false)}>
            <input aria-label="Type its name" />
          </Modal>
        )}
      </>
    );
  }
  showPart(<Row />);
  await open(user, 'More');
  await waitFor(() => expect(focused()?.textContent).toBe('Delete'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Type its name')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'More' })));
});

test('Escape closes a panel inside a drawer, and leaves the drawer', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  showPart(
    <Drawer title="Madrid" onClose={onClose}>
      <Popup label="Calendar" button="Calendar">
        {() => <button type="button">Today</button>}
      </Popup>
    </Drawer>,
  );
  await screen.findByRole('dialog', { name: 'Madrid' });
  await open(user, 'Calendar');
  await waitFor(() => expect(focused()?.textContent).toBe('Today'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});
