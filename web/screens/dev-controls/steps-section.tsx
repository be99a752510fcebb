import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Caption } from '../../ui/caption.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';

export function StepsSection({ texts }: { texts: ControlTexts }) {
  const { state, step, wallLabel } = texts;
  const { place } = usePage();
  const details = { label: step.details, href: place.path };
  const payment = { label: step.payment, href: place.path };
  const check = { label: step.check };
  const say = (number: number, count: number, name: string) =>
    fill(step.label, number, count, name);

  return (
    <>
      <Section title={texts.section.steps}>
        <Cell name={state.firstStep}>
          <Stepper steps={[details, payment]} current={0} label={say(1, 2, step.details)} />
        </Cell>
        <Cell name={state.lastStep}>
          <Stepper steps={[details, payment]} current={1} label={say(2, 2, step.payment)} />
        </Cell>
        <Cell name={state.threeSteps} wide>
          <Stepper steps={[details, payment, check]} current={1} label={say(2, 3, step.payment)} />
        </Cell>
      </Section>
      <Section title={texts.section.labels}>
        <Cell name={state.wallLabel}>
          <Caption title={wallLabel.title} subtitle={wallLabel.subtitle}>
            {wallLabel.body}
          </Caption>
        </Cell>
      </Section>
    </>
  );
}
