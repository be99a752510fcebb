import type { ReactNode } from 'react';
import type { PageName } from '../../../../../contract/page/pages.ts';
import type { texts as fi } from '../../../../../contract/texts/fi/action-plan-fact.ts';
import type { Language } from '../../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../../domain/base/local-date.ts';
import {
  type DatedFact,
  type Fact,
  type FactTopic,
  type FactValues,
  factOf,
} from '../../../../../domain/scheme/fact-topics.ts';
import { factOn, factRowOn } from '../../../../../domain/scheme/scheme-facts.ts';
import type { FactSubject } from '../action-form.ts';

export type PlanTexts = typeof fi;

/** `held`: the value of the first day without the plan; `spoken`: the languages of that day. */
type Around<Value> = { held: Value; spoken: readonly Language[] };

export type TopicFieldsProps<Topic extends FactTopic, Draft> = Around<FactValues[Topic]> & {
  texts: PlanTexts['form'];
  draft: Draft;
  onChange: (changed: Partial<Draft>) => void;
};

/** How a topic is planned and shown. `Draft`: what its fields hold. */
type TopicForm<Topic extends FactTopic, Draft> = {
  /** `planned`: the change that is replaced; `held`: today's value. */
  begin: (opening: {
    planned: FactValues[Topic] | null;
    held: FactValues[Topic];
    language: Language;
  }) => Draft;
  Fields: (props: TopicFieldsProps<Topic, Draft>) => ReactNode;
  /** Requested value; null while something is missing. */
  read: (draft: Draft, around: Around<FactValues[Topic]>) => FactValues[Topic] | null;
} & Shown<Topic>;

type Shown<Topic extends FactTopic> = {
  /** List items that state a value. */
  summary: (shown: { value: FactValues[Topic]; texts: PlanTexts; language: Language }) => ReactNode;
  /** The page where it is visible; null: none, or a page without a URL. */
  seenOn: PageName | null;
};

type When = { facts: readonly DatedFact[]; day: LocalDate };

/** A draft of any topic: what it means on a day, and its fields. */
export type FactDraft = {
  factOn: (when: When) => Fact | null;
  fields: (
    props: When & { texts: PlanTexts['form']; onChange: (next: FactDraft) => void },
  ) => ReactNode;
};

export type OfficeTopic<Topic extends FactTopic> = Shown<Topic> & {
  begin: (subject: FactSubject, language: Language) => FactDraft;
};

export function topicForm<Topic extends FactTopic, Draft>(
  topic: Topic,
  { begin, Fields, read, ...shown }: TopicForm<Topic, Draft>,
): OfficeTopic<Topic> {
  const aroundOf = ({ facts, day }: When) => ({
    held: factOn(facts, topic, day),
    spoken: factOn(facts, 'languages', day).languages,
  });
  const open = (draft: Draft): FactDraft => ({
    factOn(when) {
      const value = read(draft, aroundOf(when));
      return value && factOf(topic, value);
    },
    fields: ({ texts, onChange, ...when }) => (
      <Fields
        {...aroundOf(when)}
        texts={texts}
        draft={draft}
        onChange={(changed) => onChange(open({ ...draft, ...changed }))}
      />
    ),
  });
  return {
    ...shown,
    begin({ facts, today, replaces }, language) {
      const planned = replaces && (factRowOn([replaces], topic, replaces.from)?.value ?? null);
      return open(begin({ planned, held: factOn(facts, topic, today), language }));
    },
  };
}

/** List items of plain text. */
export const plainItems = (lines: readonly string[]) =>
  lines.map((each) => <li key={each}>{each}</li>);
