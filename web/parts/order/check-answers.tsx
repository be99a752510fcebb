import { fill } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import { countryName, HOME_COUNTRY } from '../../../domain/person/country.ts';
import { phoneToSend } from '../../../domain/person/phone-number.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { type CardFormState, wantsPlasticCard } from './card-form-state.ts';
import css from './order-summary.module.css';
import type { OrderTexts } from './order-summary.tsx';

/** A line break in the value is kept. */
export type Answer = { name: string; value: string; key?: number };

type Props = {
  answers: Answer[];
  texts: OrderTexts['check'];
  /** Omitted below the form itself. */
  onChange?: (() => void) | undefined;
};

/** Review of the answers before paying (WCAG 3.3.4). */
export function CheckAnswers({ answers, texts, onChange }: Props) {
  return (
    <div className={css.check}>
      <div className={css.checkHead}>
        <h2 id="check-answers">{texts.heading}</h2>
        {onChange && (
          <button type="button" className="link-button" onClick={onChange}>
            {texts.change}
            <HiddenText> {texts.changeWhat}</HiddenText>
          </button>
        )}
      </div>
      <dl>
        {answers.map(({ name, value, key }) => (
          <div key={key ?? name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function cardAnswers(
  form: CardFormState,
  texts: OrderTexts['check'],
  { language, plasticCountries }: { language: Language; plasticCountries: readonly string[] },
): Answer[] {
  const { values, choices } = form;
  const { firstName, lastName, yearOfBirth, streetAddress, zipCode, city, country } = values;
  const land = country === HOME_COUNTRY ? '' : `\n${countryName(country, language)}`;
  const name = `${firstName} ${lastName}`.trim();
  const town = `${zipCode} ${city}`.trim();
  const phone = phoneToSend(values.phone);
  return [
    {
      name: texts.holder,
      value: name && yearOfBirth ? fill(texts.born, name, yearOfBirth) : texts.missing,
    },
    {
      name: texts.address,
      value: streetAddress && town ? `${streetAddress}\n${town}${land}` : texts.missing,
    },
    { name: texts.email, value: values.emailAddress },
    ...(phone ? [{ name: texts.phone, value: phone }] : []),
    {
      name: texts.plastic,
      value: wantsPlasticCard(form, plasticCountries) ? texts.plasticYes : texts.plasticNo,
    },
    ...(choices.hasCampaignCode ? [{ name: texts.campaign, value: values.campaignCode }] : []),
  ];
}
