import { Heading } from '../src/ui/layout/heading.tsx';
import { Stack } from '../src/ui/layout/stack.tsx';
import { Buttons } from './buttons.tsx';
import { Containers } from './containers.tsx';
import { Data } from './data.tsx';
import { Feedback } from './feedback.tsx';
import { Inputs } from './inputs.tsx';
import { Layers } from './layers.tsx';
import './parts-page.css';

const groups = { Buttons, Containers, Data, Feedback, Inputs, Layers };

/** Every part in both themes. A part that is not shown here is looked at by no test. */
export function PartsPage() {
  return (
    <main className="parts">
      <Heading level={1}>Parts</Heading>
      {Object.entries(groups).map(([name, Group]) => (
        <section key={name} aria-label={name}>
          <Heading level={2} size="lead">
            {name}
          </Heading>
          <div className="grid gap-4 parts__themes">
            {(['light', 'dark'] as const).map((theme) => (
              <Stack key={theme} data-theme={theme} className="ink rounded-large parts__theme">
                <Group />
              </Stack>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
