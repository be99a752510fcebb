import { LANGUAGES } from '../../../../domain/base/language.ts';
import { NO_PLAN, openingLanguages } from '../../../../domain/scheme/opening-fields.ts';
import { withLanguage } from '../../../parts/office/actions/fact/language-fields.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import css from './opening.module.css';
import type { RoomProps } from './use-opening.ts';

/** Languages of the scheme. The last one cannot be removed. */
export function LanguageRoom({ texts, work }: RoomProps) {
  const spoken = openingLanguages(work.opening.facts);
  return (
    <fieldset className={css.language} id="languages" tabIndex={-1}>
      <legend>{texts.fields.languages}</legend>
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          id={`language-${language}`}
          label={texts.languages[language]}
          checked={spoken.includes(language)}
          disabled={spoken.length === 1 && spoken[0] === language}
          onChange={(isIn) =>
            work.type({ languages: withLanguage(spoken, language, isIn).join(' ') })
          }
        />
      ))}
      {spoken.length > 1 && spoken[0] !== 'fi' && (
        <RadioGroup
          id="first-language"
          legend={texts.firstLanguage}
          options={spoken.toSorted().map((value) => ({ value, label: texts.languages[value] }))}
          value={spoken[0] ?? 'sv'}
          onChange={(first) =>
            work.type({ languages: [first, ...spoken.filter((each) => each !== first)].join(' ') })
          }
          required
        />
      )}
    </fieldset>
  );
}

export function PlanTick({ texts, work }: RoomProps) {
  return (
    <Checkbox
      id="monthlyPlan"
      label={texts.fields.monthlyPlan}
      checked={work.opening.facts.monthlyPlan === NO_PLAN}
      onChange={(isTicked) => work.type({ monthlyPlan: isTicked ? NO_PLAN : '' })}
    />
  );
}
