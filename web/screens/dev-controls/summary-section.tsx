import { useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';
import { TryForm } from './try-form.tsx';

type Props = { texts: ControlTexts; errorPrefix: string };

export function SummarySection({ texts, errorPrefix }: Props) {
  const { state, summary, field, choice } = texts;
  const items = [
    { fieldId: 'year', text: field.yearError },
    { fieldId: 'zip', text: field.zipError },
    { fieldId: 'wrong-password', text: field.mismatch },
    { fieldId: 'terms', text: choice.termsError },
  ];
  // Field names are read from the DOM, which exists after the first render.
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => setIsTyped(true), []);
  return (
    <Section title={texts.section.summary}>
      <Cell name={state.afterSubmit} wide>
        <ErrorSummary
          tone="errors"
          title={fill(summary.count, items.length)}
          items={items}
          submits={0}
          fixedText={summary.fixed}
        />
      </Cell>
      <Cell name={state.afterTyping} wide>
        <ErrorSummary
          tone="todo"
          title={summary.todo}
          items={items.map((item, index) => ({ ...item, fixed: isTyped && index % 2 === 0 }))}
          submits={0}
          fixedText={summary.fixed}
        />
      </Cell>
      <Cell name={state.tryOut} wide room>
        <TryForm texts={texts} errorPrefix={errorPrefix} />
      </Cell>
    </Section>
  );
}
