import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '../overlays/modal.tsx';
import { showPart } from '../testing/show-part.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const cities = ['Berlin', 'Madrid', 'Tokyo'].map((label, at) => ({ value: at + 1, label }));

function City({ start, onChange, ...rest }: Partial<ComboboxProps> & { start?: ComboboxProps['value'] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="city">City</label>
      <Combobox
        id="city"
        invalid={false}
        describedBy=""
        options={cities}
        {...rest}
        value={value}
        onChange={(next) => {
          onChange?.(next);
          setValue(next ?? undefined);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('a click shows all options, typing narrows them, Enter takes the first', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  showPart(<City start={2} onChange={onChange} />);
  expect(box().value).toBe('Madrid');
  await user.click(box());
  expect(options()).toEqual(['Berlin', 'Madrid', 'Tokyo']);

  await user.keyboard('tok');
  await waitFor(() => expect(options()).toEqual(['Tokyo']));
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[3]]);
  expect(box().value).toBe('Tokyo');
});

test('Tab leaves without choosing, and the typed text is reset', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  showPart(<City start={2} onChange={onChange} />);
  await user.type(box(), 'tok');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(box().value).toBe('Madrid'));
});

test.each([
  ['one choice', 2, false, 'Madrid'],
  ['several', [1, 2], true, ''],
] as const)('Escape on a closed list keeps %s and closes the dialog around it', async (_name, start, multiple, shown) => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const onCancel = vi.fn();
  showPart(
    <Modal title="Move" onCancel={onCancel}>
      <City start={start as never} multiple={multiple} onChange={onChange} />
    </Modal>,
  );
  await user.click(await screen.findByRole('combobox', { name: 'City' }));
  expect(options().length).toBe(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(options()).toEqual([]));
  expect(onCancel).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  expect(box().value).toBe(shown);
  expect(onCancel).toHaveBeenCalledOnce();
});

test('of several, Backspace takes the last one back and each can be removed', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  showPart(<City start={[1, 2]} multiple onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Remove: Berlin' }));
  expect(onChange).toHaveBeenLastCalledWith([2]);
  await user.click(box());
  await user.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('a required field cannot be emptied, the others can', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { unmount } = showPart(<City start={2} clearable={false} onChange={onChange} />);
  await user.clear(box());
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(box().value).toBe('Madrid'));
  unmount();

  showPart(<City start={2} onChange={onChange} />);
  await user.clear(box());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('where the server searches, it receives the typed text, and the choice keeps its name', async () => {
  const user = userEvent.setup();
  const onSearch = vi.fn();
  function Remote() {
    const [typed, setTyped] = useState('');
    const found = typed ? cities.filter(({ label }) => label === 'Tokyo') : cities;
    onSearch.mockImplementation(setTyped);
    return <City start={2} options={found} onSearch={onSearch} />;
  }
  showPart(<Remote />);
  await user.type(box(), 'anything');
  expect(onSearch).toHaveBeenLastCalledWith('anything');
  await waitFor(() => expect(options()).toEqual(['Tokyo']));
  await user.tab();
  await waitFor(() => expect(box().value).toBe('Madrid'));
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('while a search is still loading, Enter does not choose one of the previous options', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  let answer = () => {};
  function Remote() {
    const [typed, setTyped] = useState('');
    const [found, setFound] = useState({ of: '', options: cities });
    answer = () => setFound({ of: typed, options: cities.filter(({ label }) => label.toLowerCase().includes(typed)) });
    return <City options={found.options} loading={found.of !== typed} onSearch={setTyped} onChange={onChange} />;
  }
  showPart(<Remote />);
  await user.type(box(), 'tok{Enter}');
  expect(options()).toEqual(['Berlin', 'Madrid', 'Tokyo']);
  expect(onChange).not.toHaveBeenCalled();
  act(() => answer());
  await waitFor(() => expect(options()).toEqual(['Tokyo']));
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[3]]);
});

test('a word that is still being composed is not searched for', async () => {
  const onSearch = vi.fn();
  showPart(<City onSearch={onSearch} />);
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'と' } });
  expect(onSearch).not.toHaveBeenCalledWith('と');
  fireEvent.change(box(), { target: { value: '東京' } });
  fireEvent.compositionEnd(box(), { data: '東京' });
  expect(onSearch).toHaveBeenLastCalledWith('東京');
});

test('of ten thousand options a hundred are drawn at first', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ value: at, label: `City ${at}` }));
  showPart(<City options={many} />);
  await userEvent.setup().click(box());
  expect(options().length).toBe(100);
});
