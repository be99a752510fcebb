import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoomSpinner } from '../../ui/loom-spinner.tsx';
import type { ControlTexts } from './control-texts.ts';
import { Cell, Section } from './gallery.tsx';

export function WaitingSection({ texts }: { texts: ControlTexts }) {
  const { waiting, state, section } = texts;
  const [running, setRunning] = useState(false);
  return (
    <Section title={section.waiting}>
      <Cell name={state.spinner} room>
        <LoomSpinner label={waiting.label} slowLabel={waiting.slow} />
      </Cell>
      <Cell name={state.tryOut} room>
        <Button look="secondary" onClick={() => setRunning(!running)}>
          {running ? waiting.stop : waiting.start}
        </Button>
        {running && <LoomSpinner label={waiting.label} slowLabel={waiting.slow} />}
      </Cell>
    </Section>
  );
}
