import { CircleCheck, Inbox } from 'lucide-react';
import { Button } from '../src/ui/actions/button.tsx';
import { QueryStates } from '../src/ui/feedback/query-states.tsx';
import { EmptyState } from '../src/ui/feedback/states.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Description, DescriptionList } from '../src/ui/layout/description-list.tsx';
import { Grid } from '../src/ui/layout/stack.tsx';

const nothing = async () => undefined as never;
const coming = { data: undefined, error: null, refetch: nothing };
const failed = { data: undefined, error: new Error('The server did not answer.'), refetch: nothing };

export function Containers() {
  return (
    <>
      <Grid columns="halves">
        <Card title="Employment" level={3} actions={<Button size="small">Edit</Button>} footer="Changed yesterday">
          <DescriptionList>
            <Description label="Branch">Madrid</Description>
            <Description label="Department">Delivery</Description>
            <Description label="Since">2024-03-01</Description>
          </DescriptionList>
        </Card>
        <Card title="Next holidays" level={3} isFlush actions={<a href="#all">Show all</a>}>
          <QueryStates query={coming}>{() => null}</QueryStates>
        </Card>
        <Card label="Failed">
          <QueryStates query={failed}>{() => null}</QueryStates>
        </Card>
        <Card label="Done">
          <EmptyState icon={CircleCheck} title="All done" text="Nothing waits for you." isDone />
        </Card>
      </Grid>
      <Card>
        <EmptyState icon={Inbox} title="No branches yet" text="A branch has its own holidays and time zone." size="page">
          <Button variant="primary">New branch</Button>
        </EmptyState>
      </Card>
      <DescriptionList layout="numbers">
        <Description label="Expected">160:00</Description>
        <Description label="Worked" note="until yesterday" tone="success">
          152:30
        </Description>
        <Description label="Late" tone="warning">
          0:12
        </Description>
        <Description label="Balance" tone="danger">
          −7:30
        </Description>
      </DescriptionList>
      <Card title="Setup" level={3}>
        <DescriptionList layout="rows">
          <Description label="Address">time.example.com</Description>
          <Description label="Port">443</Description>
        </DescriptionList>
      </Card>
    </>
  );
}
