import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import { BackButton } from '../../ui/back-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Row, Section } from './gallery.tsx';

const LOOKS = ['primary', 'secondary', 'text', 'danger', 'dangerNow'] as const;

export function ButtonsSection({ texts }: { texts: ControlTexts }) {
  const { button, state, section } = texts;
  const { pathTo } = usePage();
  const [presses, setPresses] = useState(0);
  const press = () => setPresses(presses + 1);

  return (
    <Section title={section.buttons}>
      <Cell name={state.normal} wide>
        <Row>
          {LOOKS.map((look) => (
            <Button key={look} look={look} onClick={press}>
              {button[look]}
            </Button>
          ))}
        </Row>
      </Cell>
      <Cell name={state.busy} wide>
        <Row>
          {LOOKS.map((look) => (
            <Button key={look} look={look} busy onClick={press}>
              {button[look]}
            </Button>
          ))}
        </Row>
      </Cell>
      <Cell name={state.disabled} wide>
        <Row>
          {LOOKS.map((look) => (
            <Button key={look} look={look} disabled>
              {button[look]}
            </Button>
          ))}
        </Row>
      </Cell>
      <Cell name={state.link} wide>
        <Row>
          <BackButton label={button.back} onClick={press} />
          <ButtonLink href={pathTo('Home')}>{button.primary}</ButtonLink>
          <p role="status">{fill(button.presses, presses)}</p>
        </Row>
      </Cell>
    </Section>
  );
}
