import { Download, Mail, Pencil, Plus, X } from 'lucide-react';
import { Button } from '../src/ui/actions/button.tsx';
import { IconAnchor, IconButton, IconLink } from '../src/ui/actions/icon-button.tsx';
import { AnchorButton, LinkButton } from '../src/ui/actions/link-button.tsx';
import { TextButton } from '../src/ui/actions/text-button.tsx';
import { Cluster } from '../src/ui/layout/stack.tsx';
import { Badge } from '../src/ui/people/badge.tsx';

const tones = ['neutral', 'blue', 'green', 'amber', 'pink', 'ended'] as const;

export function Buttons() {
  return (
    <>
      <Cluster>
        <Button>Cancel</Button>
        <Button variant="primary" icon={Plus}>
          New branch
        </Button>
        <Button variant="danger">Remove</Button>
        <Button variant="destroy">Delete for good</Button>
        <Button disabled>Not now</Button>
        <Button isBusy>Saving</Button>
        <Button aria-pressed>Chosen</Button>
      </Cluster>
      <Cluster>
        <Button size="small">Small</Button>
        <Button size="small" variant="primary">
          Small
        </Button>
        <Button size="large">Large</Button>
        <Button size="large" variant="primary">
          Large
        </Button>
      </Cluster>
      <Cluster>
        <LinkButton to="." icon={Pencil}>
          Edit
        </LinkButton>
        <AnchorButton href="#contract" icon={Download}>
          Contract
        </AnchorButton>
        <IconButton icon={X} label="Close" />
        <IconButton icon={X} label="Close, small" size="small" />
        <IconButton icon={Pencil} label="Edit, framed" isFramed />
        <IconButton icon={Pencil} label="Edit, not now" disabled />
        <IconLink icon={Pencil} label="Edit elsewhere" to="." />
        <IconAnchor icon={Mail} label="Write to Noa" href="mailto:noa@example.com" />
        <TextButton>Show all</TextButton>
        <TextButton isQuiet>Quiet</TextButton>
      </Cluster>
      <Cluster>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} hasDot>
            {tone}
          </Badge>
        ))}
        <Badge>without a dot</Badge>
      </Cluster>
    </>
  );
}
