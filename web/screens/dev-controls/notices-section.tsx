import { useState } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';

type Props = { texts: ControlTexts; shell: ShellTexts };

export function NoticesSection({ texts: { notice, section }, shell: { toast } }: Props) {
  return (
    <Section title={section.notices}>
      <Cell name={toast.info} wide>
        <Notice kindLabel={toast.info} title={notice.infoTitle}>
          <p>{notice.infoBody}</p>
        </Notice>
      </Cell>
      <Cell name={toast.success} wide>
        <Notice kind="success" kindLabel={toast.success}>
          <p>{notice.success}</p>
        </Notice>
      </Cell>
      <Cell name={toast.warning} wide>
        <Notice kind="warning" kindLabel={toast.warning}>
          <p>{notice.warning}</p>
        </Notice>
      </Cell>
      <Cell name={toast.error} wide>
        <Notice kind="error" kindLabel={toast.error} title={notice.errorTitle}>
          <p>{notice.error}</p>
        </Notice>
      </Cell>
    </Section>
  );
}

export function WaitingSection({ texts }: { texts: ControlTexts }) {
  const { waiting, state, section } = texts;
  const [running, setRunning] = useState(false);
  return (
    <Section title={section.waiting}>
      <Cell name={state.spinner} room>
        <Spinner label={waiting.label} slowLabel={waiting.slow} />
      </Cell>
      <Cell name={state.tryOut} room>
        <Button look="secondary" onClick={() => setRunning(!running)}>
          {running ? waiting.stop : waiting.start}
        </Button>
        {running && <Spinner label={waiting.label} slowLabel={waiting.slow} />}
      </Cell>
    </Section>
  );
}
