import { fill } from '../../../domain/base/fill.ts';
import { useConsent } from '../../platform/consent.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import css from './consent-choice.module.css';

const ANSWERS = [
  ['refused', 'refuse'],
  ['granted', 'accept'],
] as const;

/** The stored consent, and a way to change it. */
export function ConsentChoice({ texts }: { texts: ShellTexts['consent'] }) {
  const { scheme } = usePage();
  const [consent, store] = useConsent();
  const name = scheme.measuring?.name;
  const granted = name ? fill(texts.measured.granted, name) : texts.state.granted;
  return (
    <div className={css.choice}>
      <p role="status">{consent === 'granted' ? granted : texts.state[consent ?? 'none']}</p>
      <div className={`stack-3 ${css.answers}`}>
        {ANSWERS.map(([answer, text]) => (
          <Button
            key={answer}
            look="secondary"
            aria-pressed={consent === answer}
            onClick={() => store(answer)}
          >
            {texts[text]}
          </Button>
        ))}
      </div>
    </div>
  );
}
