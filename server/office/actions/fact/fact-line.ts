import type { Language } from '../../../../domain/base/language.ts';
import type { DatedFact, FactTopic, FactValues } from '../../../../domain/scheme/fact-topics.ts';
import type { Prepared } from '../define-action.ts';

export type Lines = Prepared<'planFact'>['lines'];
type Line = Lines[number];

/** A planned change of one topic. */
export type Change<Topic extends FactTopic> = {
  before: FactValues[Topic];
  after: FactValues[Topic];
  plan: DatedFact<Topic>;
  /** All other facts. */
  others: readonly DatedFact[];
  language: Language;
};

/** A line with no previous value. */
export const line = (label: Line['label'], after: Line['after']): Line => ({
  label,
  before: null,
  after,
});

/** What one topic says of its change. */
export type LinesOf<Topic extends FactTopic> = (change: Change<Topic>) => Lines;

/** A line with the previous and the new value. */
export const changed =
  <Value>(label: Line['label'], shown: (value: Value) => Line['after']) =>
  ({ before, after }: { before: Value; after: Value }): Lines => [
    { label, before: shown(before), after: shown(after) },
  ];
