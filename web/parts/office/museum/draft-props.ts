import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { MuseumFacts, SomeFacts } from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';

/** What every part of the form is given. */
export type DraftProps = {
  texts: typeof fi;
  /** What stands, whatever is typed. */
  facts: MuseumFacts;
  draft: MuseumFacts;
  change: (parts: SomeFacts) => void;
  today: LocalDate;
};
