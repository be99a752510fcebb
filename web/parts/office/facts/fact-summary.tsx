import { fill } from '../../../../domain/base/fill.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { Fact, FactTopic } from '../../../../domain/scheme/fact-topics.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { OFFICE_TOPICS } from '../actions/fact/topics.ts';
import css from '../planned/planned.module.css';
import { useFormats } from '../use-formats.ts';
import type { FactPageTexts } from './fact-texts.ts';

type Props<Topic extends FactTopic> = {
  texts: FactPageTexts;
  fact: Fact<Topic>;
  until: LocalDate | null;
};

/** Value of a fact in words. */
export function FactSummary<Topic extends FactTopic>({ texts, fact, until }: Props<Topic>) {
  const { formatDate } = useFormats();
  const { language } = usePage();
  const { topic, value } = fact;
  return (
    <ul className={css.differences}>
      {OFFICE_TOPICS[topic].summary({ value, texts: texts.actions.kinds.planFact, language })}
      {until && <li className="quiet">{fill(texts.facts.until, formatDate(until))}</li>}
    </ul>
  );
}
