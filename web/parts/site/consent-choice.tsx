import { fill } from '../../../domain/base/fill.ts';
import { storeConsent, useConsent } from '../../platform/consent.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import css from './consent-choice.module.css';

const ANSWERS = [
  ['refused', 'refuse'],
  ['granted', 'accept'],
] as const;

/** The answer that was given, and the way to change it. */
export function ConsentChoice({ texts }: { texts: ShellTexts['consent'] }) {
  const { consent: first, scheme } = usePage();
  const consent = useConsent(first);
  const name = scheme.measuring?.name;
  const granted = name ? fill(texts.measured.granted, name) : texts.state.granted;
  return (
    <div className={css.choice}>
      <p role="status">{consent === 'granted' ? granted : texts.state[consent ?? 'none']}</p>
      <div className={css.answers}>
        {ANSWERS.map(([answer, text]) => (
          <Button
            key={answer}
            look="secondary"
            aria-pressed={consent === answer}
            onClick={() => storeConsent(answer)}
          >
            {texts[text]}
          </Button>
        ))}
      </div>
    </div>
  );
}
