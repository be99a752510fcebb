import { fill } from '../../../../domain/base/fill.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { type FactTopic, factOf } from '../../../../domain/scheme/fact-topics.ts';
import { factOn, factRowOn } from '../../../../domain/scheme/scheme-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import css from '../planned/planned.module.css';
import { useFormats } from '../use-formats.ts';
import type { ListedFact } from './fact-data.ts';
import { FactSummary } from './fact-summary.tsx';
import type { FactPageTexts } from './fact-texts.ts';

type Props = {
  texts: FactPageTexts;
  facts: ListedFact[];
  topics: readonly FactTopic[];
  today: LocalDate;
  /** Null: the reader may not plan. */
  onPlan: ((topic: FactTopic) => void) | null;
};

/** Today's value, since when, and its change button. */
export function FactsNow({ texts, facts, topics, today, onPlan }: Props) {
  const { formatDate } = useFormats();
  const { phrases } = texts.actions.kinds.planFact;
  return (
    <section className="mt-8" aria-labelledby="now">
      <h2 id="now">{texts.facts.now}</h2>
      <div className={`columns mt-4 ${css.now}`}>
        {topics.map((topic) => {
          const row = factRowOn(facts, topic, today);
          return (
            <div key={topic}>
              <h3>{phrases[topic]}</h3>
              <FactSummary
                texts={texts}
                fact={factOf(topic, factOn(facts, topic, today))}
                until={row?.until ?? null}
              />
              <p className="quiet">
                {row ? fill(texts.facts.since, formatDate(row.from)) : texts.facts.shipped}
              </p>
              {onPlan && (
                <Button look="text" onClick={() => onPlan(topic)}>
                  {texts.facts.change}
                  <HiddenText> {phrases[topic]}</HiddenText>
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
