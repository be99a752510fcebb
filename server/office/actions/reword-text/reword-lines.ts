import { say } from '../../../../contract/texts/action-text.ts';
import { addDays, type LocalDate } from '../../../../domain/base/local-date.ts';
import type { PlanFault, TextChange, TextPlan } from '../../../../domain/wording/text-plan.ts';
import { textOn } from '../../../../domain/wording/text-rules.ts';
import type { CataloguedText } from '../../../wording/text-catalogue.ts';
import type { StoredText } from '../../../wording/text-override-queries.ts';
import type { Prepared } from '../define-action.ts';

/** Why it cannot be saved and in which language. */
export function describeFault(found: PlanFault) {
  if (!('language' in found)) {
    return found.fault === 'dayTooFar' ? say(found.fault, { day: found.day }) : say(found.fault);
  }
  const language = found.language.toUpperCase();
  switch (found.fault) {
    case 'tooLong':
      return say(found.fault, language, found.most);
    case 'placeMissing':
    case 'placeUnknown':
      return say(found.fault, language, found.place);
    case 'formUnknown':
      return say(found.fault, language, found.form);
    case 'linkUnknown':
      return say(found.fault, language, found.target);
    default:
      return say(found.fault, language);
  }
}

type Shown = {
  text: CataloguedText;
  rows: readonly StoredText[];
  plan: TextPlan;
  changes: TextChange[];
  today: LocalDate;
};

/** The wording on the day before, or now, and afterwards. */
export function describeTexts(shown: Shown): Prepared<'rewordText'>['lines'] {
  const { text, rows, plan, changes, today } = shown;
  const isNow = plan.from === today;
  const before = isNow ? today : addDays(plan.from, -1);
  return [
    {
      label: 'from',
      before: null,
      after: isNow ? say('now') : say('day', { day: plan.from }),
    },
    ...changes.map(({ language, text: next }) => ({
      label: language,
      before: say('text', textOn(rows, language, before) ?? text.shipped[language]),
      after: say('text', next ?? text.shipped[language]),
    })),
    { label: 'places', before: null, after: say('places', text.places.length) },
  ];
}
