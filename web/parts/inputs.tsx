import { Field } from '../src/ui/field.tsx';
import { Grid } from '../src/ui/stack.tsx';
import { NativeSelect, TextArea, TextInput } from '../src/ui/text-input.tsx';

export function Inputs() {
  return (
    <Grid columns="halves">
      <Field label="Name" mark="required" hint="As on the contract">
        {({ id, describedBy }) => <TextInput id={id} aria-describedby={describedBy} defaultValue="Noa" />}
      </Field>
      <Field label="E-mail" complaint="This is no address.">
        {({ id, describedBy, invalid }) => <TextInput id={id} aria-describedby={describedBy} aria-invalid={invalid} defaultValue="noa@" />}
      </Field>
      <Field label="Branch" praise="Branch is right">
        {({ id, describedBy }) => (
          <NativeSelect id={id} aria-describedby={describedBy}>
            <option>Madrid</option>
            <option>Zürich</option>
          </NativeSelect>
        )}
      </Field>
      <Field label="Note" hint="At most 500 characters">
        {({ id, describedBy }) => <TextArea id={id} aria-describedby={describedBy} />}
      </Field>
    </Grid>
  );
}
