import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { MuseumFacts, SomeFacts } from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';

/** Props of every part of the form. */
export type DraftProps = {
  texts: typeof fi;
  /** Saved values, independent of the input. */
  facts: MuseumFacts;
  draft: MuseumFacts;
  change: (parts: SomeFacts) => void;
  today: LocalDate;
};
