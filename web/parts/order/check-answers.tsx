import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './order.module.css';
import type { OrderTexts } from './order.ts';

/** A line break in the value is one on the page too. */
export type Answer = { name: string; value: string; key?: number };

type Props = {
  answers: Answer[];
  texts: OrderTexts['check'];
  /** Left out where the form itself stands above. */
  onChange?: (() => void) | undefined;
};

/** WCAG 3.3.4: what was typed, once more before paying. */
export function CheckAnswers({ answers, texts, onChange }: Props) {
  return (
    <section className={css.check} aria-labelledby="check-answers">
      <div className={css.checkHead}>
        <h2 id="check-answers">{texts.heading}</h2>
        {onChange && (
          <button type="button" onClick={onChange}>
            {texts.change}
            <HiddenText> {texts.changeWhat}</HiddenText>
          </button>
        )}
      </div>
      <dl>
        {answers.map(({ name, value, key }) => (
          <div key={key ?? name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
