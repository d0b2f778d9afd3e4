import { useState } from 'react';
import { TimeInput } from '../src/ui/dates/time-input.tsx';
import { Checkbox } from '../src/ui/inputs/checkbox.tsx';
import { Field } from '../src/ui/inputs/field.tsx';
import { FileButton } from '../src/ui/inputs/file-button.tsx';
import { FileDrop } from '../src/ui/inputs/file-drop.tsx';
import { NumberInput } from '../src/ui/inputs/number-input.tsx';
import { RadioList } from '../src/ui/inputs/radio-list.tsx';
import { SearchInput } from '../src/ui/inputs/search-input.tsx';
import { Segments } from '../src/ui/inputs/segments.tsx';
import { Switch } from '../src/ui/inputs/switch.tsx';
import { NativeSelect, TextArea, TextInput } from '../src/ui/inputs/text-input.tsx';
import { Grid } from '../src/ui/layout/stack.tsx';

const ways = [
  { value: 'all', text: 'Everybody', hint: 'All 60 people of the company' },
  { value: 'some', text: 'Only my department' },
] as const;
const themes = (['System', 'Light', 'Dark'] as const).map((value) => ({ value, text: value }));

export function Inputs() {
  return (
    <>
      <Grid columns="halves">
        <Field label="Name" mark="required" hint="As on the contract">
          {({ id, describedBy }) => <TextInput id={id} aria-describedby={describedBy} defaultValue="Noa" />}
        </Field>
        <Field label="E-mail" complaint="This is no address.">
          {({ id, describedBy, invalid }) => (
            <TextInput id={id} aria-describedby={describedBy} aria-invalid={invalid} defaultValue="noa@" />
          )}
        </Field>
        <Field label="Branch" praise="Branch is right">
          {({ id, describedBy }) => (
            <NativeSelect id={id} aria-describedby={describedBy}>
              <option>Madrid</option>
              <option>Zürich</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Salary">{(given) => <Typed {...given} name="salary" as="number" />}</Field>
        <Field label="Start of work">{(given) => <Typed {...given} name="start" as="time" />}</Field>
        <Field label="Note" hint="At most 500 characters">
          {({ id, describedBy }) => <TextArea id={id} aria-describedby={describedBy} />}
        </Field>
      </Grid>
      <Choices />
      <FileDrop text="Drop a file here or choose one" limits="PDF, at most 10 MB" accepted={['.pdf']} onFile={() => undefined} />
      <FileDrop
        text="Uploading"
        limits="CSV, XLSX"
        accepted={['.csv']}
        size="large"
        progress={{ label: 'Uploading', value: 40, max: 100 }}
        onFile={() => undefined}
      />
      <div>
        <FileButton accepted={['.png']} onFile={() => undefined}>
          Choose a picture
        </FileButton>
      </div>
    </>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [way, setWay] = useState<'all' | 'some'>('all');
  const [theme, setTheme] = useState<'System' | 'Light' | 'Dark'>('Light');
  const [text, setText] = useState('Ferrer');
  return (
    <Grid columns="halves">
      <Segments label="Theme" options={themes} value={theme} onChoose={setTheme} />
      <SearchInput label="Search people" value={text} onText={setText} />
      <Switch label="Less motion" isOn={isOn} onChange={setOn} />
      <Switch aria-label="Active" state={isOn ? 'Yes' : 'No'} isOn={isOn} onChange={setOn} />
      <RadioList label="Who sees it" options={ways} value={way} onChoose={setWay} />
      <div>
        <Checkbox isChecked={isOn} onChange={setOn}>
          Only differences
        </Checkbox>
        <Checkbox isChecked={false} isMixed={isOn} onChange={setOn} aria-label="All rows" />
        <Checkbox isChecked disabled onChange={setOn}>
          Always so
        </Checkbox>
      </div>
    </Grid>
  );
}

function Typed({ as, ...given }: { as: 'number' | 'time'; id: string; describedBy: string; invalid: boolean; name: string }) {
  const [value, setValue] = useState<unknown>(as === 'number' ? 2400.5 : '08:30');
  if (as === 'time') return <TimeInput {...given} value={String(value ?? '')} onChange={setValue} />;
  return <NumberInput {...given} decimals={2} unit="EUR" value={value} onChange={setValue} />;
}
