import { say } from '../../../../contract/texts/action-text.ts';
import { texts as en } from '../../../../contract/texts/en/museum-words.ts';
import { texts as fi } from '../../../../contract/texts/fi/museum-words.ts';
import { museumPartText } from '../../../../contract/texts/museum-part-text.ts';
import { texts as sv } from '../../../../contract/texts/sv/museum-words.ts';
import type { Language } from '../../../../domain/base/language.ts';
import {
  type MuseumFacts,
  type MuseumPart,
  partsOf,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import type { MuseumFault } from '../../../../domain/museum/museum-fault.ts';

const MUSEUM_WORDS = { fi, sv, en };

export const describeMuseumFault = ({ fault, values }: MuseumFault) => say(fault, ...values);

/** Before and after of every changed part. */
export function describeParts(
  { was, now }: { was: SomeFacts | null; now: SomeFacts },
  language: Language,
) {
  const shown = <Part extends MuseumPart>(part: Part, value: MuseumFacts[Part]) =>
    say('part', museumPartText(part, value, { ...MUSEUM_WORDS[language], language }));
  const ofEither = <Part extends MuseumPart>(part: Part, facts: SomeFacts | null) => {
    const value: MuseumFacts[Part] | undefined = facts?.[part];
    return value === undefined ? null : shown(part, value);
  };
  return partsOf(now).flatMap((part) => {
    const after = ofEither(part, now);
    return after ? [{ label: part, before: ofEither(part, was), after }] : [];
  });
}

export const partNames = (parts: MuseumPart[], language: Language) =>
  parts.map((part) => MUSEUM_WORDS[language].parts[part]).join(', ');
