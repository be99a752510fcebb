import { fill } from '../../../../domain/base/fill.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import { OFFICE_TOPICS } from '../actions/fact/topics.ts';
import { LookAhead } from '../planned/look-ahead.tsx';
import css from '../planned/planned.module.css';
import { WhoPlanned } from '../planned/who-planned.tsx';
import { useFormats } from '../use-formats.ts';
import type { ListedFact } from './fact-data.ts';
import { FactSummary } from './fact-summary.tsx';
import type { FactPageTexts } from './fact-texts.ts';

type Ways = {
  onReplace: (fact: ListedFact) => void;
  onCancel: (fact: ListedFact) => void;
};
type LanguagesOn = (day: LocalDate) => readonly Language[];
type Props = {
  texts: FactPageTexts;
  /** The id of the heading above it. */
  headingId: string;
  facts: ListedFact[];
  /** Null: already begun, or the reader may not plan. */
  ways: Ways | null;
  /** Null: already begun and visible on today's page. */
  languagesOn: LanguagesOn | null;
  /** Null: links lead to each page. */
  onLook: ((fact: ListedFact) => void) | null;
};

export function FactTable({ texts, headingId, facts, ways, languagesOn, onLook }: Props) {
  const { formatDate } = useFormats();
  const { phrases } = texts.actions.kinds.planFact;
  return (
    <table className={`mt-4 ${table.rows}`} aria-labelledby={headingId}>
      <thead>
        <tr>
          <th scope="col">{texts.facts.from}</th>
          <th scope="col">{texts.facts.what}</th>
          <th scope="col">{texts.facts.who}</th>
          {ways && <td />}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={`${fact.topic} ${fact.from}`}>
            <th scope="row">{formatDate(fact.from)}</th>
            <td>
              {phrases[fact.topic]}
              <FactSummary texts={texts} fact={fact} until={fact.until} />
              {languagesOn && <Ahead {...{ texts, fact, languagesOn }} />}
              {onLook && (
                <p className={css.looks}>
                  <Way {...{ texts, fact }} text={texts.facts.show} onPress={onLook} />
                </p>
              )}
            </td>
            <td>
              <WhoPlanned texts={texts.facts} planned={fact.planned} />
            </td>
            {ways && (
              <td className={css.ways}>
                <Way {...{ texts, fact }} text={texts.facts.replace} onPress={ways.onReplace} />
                <Way {...{ texts, fact }} text={texts.facts.cancel} onPress={ways.onCancel} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AheadProps = { texts: FactPageTexts; fact: ListedFact; languagesOn: LanguagesOn };

function Ahead({ texts, fact: { topic, from }, languagesOn }: AheadProps) {
  const page = OFFICE_TOPICS[topic].seenOn;
  if (!page) return null;
  const languages = languagesOn(from);
  return <LookAhead texts={texts.facts.lookAhead} day={from} {...{ page, languages }} />;
}

type WayProps = {
  texts: FactPageTexts;
  fact: ListedFact;
  text: string;
  onPress: (fact: ListedFact) => void;
};

function Way({ texts, fact, text, onPress }: WayProps) {
  const { formatDate } = useFormats();
  const name = texts.actions.kinds.planFact.phrases[fact.topic];
  return (
    <Button look="text" onClick={() => onPress(fact)}>
      {text}
      <HiddenText> {fill(texts.facts.ofDay, name, formatDate(fact.from))}</HiddenText>
    </Button>
  );
}
