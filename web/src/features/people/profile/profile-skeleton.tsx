import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';

/** Has the shape of the page that is coming, as lists do. */
export const ProfileSkeleton = () => (
  <Stack>
    <Card>
      <Skeleton rows={2} />
    </Card>
    <CardsSkeleton />
  </Stack>
);

export const CardsSkeleton = () => (
  <Grid columns="halves">
    {[0, 1, 2, 3].map((card) => (
      <Card key={card}>
        <Skeleton />
      </Card>
    ))}
  </Grid>
);
