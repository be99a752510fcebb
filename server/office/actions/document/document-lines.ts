import { say } from '../../../../contract/texts/action-text.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { differenceOf, paragraphsOf } from '../../../../domain/document/difference.ts';
import type { DocumentWords } from '../../../../domain/document/document.ts';
import { placeName, typedFigures } from '../../../../domain/document/document-rules.ts';
import type { PublishFault, Publishing } from '../../../../domain/document/publishing.ts';
import type { Prepared } from '../define-action.ts';

/** Why it cannot be published and where the fault is. */
export function publishFaultText(found: PublishFault, words: DocumentWords) {
  switch (found.fault) {
    case 'dayTooFar':
    case 'dayTaken':
    case 'noticeTooShort':
      return say(found.fault, { day: found.day });
    case 'summaryMissing':
    case 'summaryMarkup':
      return say(found.fault, found.language.toUpperCase());
    case 'dayPassed':
    case 'notPlanned':
    case 'noLetter':
    case 'nothingChanges':
    case 'summaryUneven':
      return say(found.fault);
    default: {
      const where = [found.language.toUpperCase(), placeName(words, found.at)];
      return 'what' in found ? say(found.fault, ...where, found.what) : say(found.fault, ...where);
    }
  }
}

type Shown = {
  plan: Publishing;
  /** The text in force that day without this version. */
  before: DocumentWords;
  /** Letters already sent about the replaced version. */
  told: number;
};

export function publishingLines({
  plan,
  before,
  told,
}: Shown): Prepared<'publishDocument'>['lines'] {
  const { document, from, replaces, effect, words } = plan;
  const figures = typedFigures(words);
  return [
    { label: 'document', before: null, after: say(document) },
    { label: 'from', before: null, after: say('day', { day: from }) },
    ...(replaces === null
      ? []
      : [{ label: 'replaced' as const, before: null, after: say('planOf', { day: replaces }) }]),
    { label: 'effect', before: null, after: say(effect) },
    ...LANGUAGES.map((language) => {
      const found = differenceOf(paragraphsOf(before, language), paragraphsOf(words, language));
      const count = (kind: string) => found.filter((each) => each.kind === kind).length;
      return { label: language, before: null, after: say('changed', count('new'), count('gone')) };
    }),
    ...(figures.length === 0
      ? []
      : [{ label: 'figures' as const, before: null, after: say('figures', figures.join(', ')) }]),
    ...(told === 0
      ? []
      : [{ label: 'told' as const, before: null, after: say('toldAgain', told) }]),
  ];
}
