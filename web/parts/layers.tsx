import { Ellipsis, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/ui/actions/button.tsx';
import { DateInput } from '../src/ui/dates/date-input.tsx';
import { Combobox } from '../src/ui/inputs/combobox.tsx';
import { Field } from '../src/ui/inputs/field.tsx';
import { Grid } from '../src/ui/layout/stack.tsx';
import { Drawer } from '../src/ui/overlays/drawer.tsx';
import { MenuButton } from '../src/ui/overlays/menu-button.tsx';
import { Modal } from '../src/ui/overlays/modal.tsx';
import { Popup } from '../src/ui/overlays/popup.tsx';
import { SidePanel } from '../src/ui/overlays/side-panel.tsx';

const cities = ['Madrid', 'Tokyo', 'Zürich'].map((label, at) => ({ value: at + 1, label }));
type Opened = 'dialog' | 'drawer' | 'sheet';

export function Layers() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Grid columns="halves">
      <Choices />
      <MenuButton isFramed icon={Ellipsis} label="More" items={[{ key: 'edit', label: 'Edit', onSelect: close }]} />
      <Popup icon={ListFilter} label="Filter" button="Filter">
        {() => <p>A small panel</p>}
      </Popup>
      {(['dialog', 'drawer', 'sheet'] as const).map((kind) => (
        <Button key={kind} onClick={() => setOpened(kind)}>
          Open {kind}
        </Button>
      ))}
      {opened === 'dialog' && (
        <Modal title="Delete job?" okText="Delete" okButtonProps={{ danger: true }} onOk={close} onCancel={close}>
          It cannot be undone.
        </Modal>
      )}
      {opened === 'drawer' && (
        <Drawer title="Account executive" onClose={close}>
          A record
        </Drawer>
      )}
      <SidePanel label="Filters" title="Filters" side="bottom" isOpen={opened === 'sheet'} onClose={close}>
        A sheet
      </SidePanel>
    </Grid>
  );
}

function Choices() {
  const [city, setCity] = useState<number | string | undefined>(1);
  const [many, setMany] = useState<(number | string)[]>([1, 2]);
  const [day, setDay] = useState('2026-03-18');
  return (
    <>
      <Field label="City">
        {(field) => <Combobox {...field} value={city} options={cities} onChange={(next) => setCity([next ?? []].flat()[0])} />}
      </Field>
      <Field label="Cities">
        {(field) => <Combobox {...field} multiple value={many} options={cities} onChange={(next) => setMany([next ?? []].flat())} />}
      </Field>
      <Field label="Day">{(field) => <DateInput {...field} name="day" value={day} onChange={(next) => setDay(next ?? '')} />}</Field>
    </>
  );
}
