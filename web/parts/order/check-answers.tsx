import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { phoneToSend } from '../../../domain/person/phone-number.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { CardFormState } from '../card-form/card-form-state.ts';
import css from './order.module.css';
import type { OrderTexts } from './order.ts';

type Props = {
  form: CardFormState;
  texts: OrderTexts['check'];
  /** Left out where the form itself stands above. */
  onChange?: (() => void) | undefined;
};

/** WCAG 3.3.4: what was typed, once more before paying. */
export function CheckAnswers({ form, texts, onChange }: Props) {
  return (
    <section className={css.check} aria-labelledby="check-answers">
      <div className={css.checkHead}>
        <h2 id="check-answers">{texts.heading}</h2>
        {onChange && (
          <button type="button" onClick={onChange}>
            {texts.change}
            <HiddenText> {texts.changeWhat}</HiddenText>
          </button>
        )}
      </div>
      <dl>
        {rowsOf(form, texts).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Row = { name: string; value: ReactNode };

function rowsOf({ values, choices }: CardFormState, texts: OrderTexts['check']): Row[] {
  const { firstName, lastName, yearOfBirth, streetAddress, zipCode, city } = values;
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
      value:
        streetAddress && town ? (
          <>
            {streetAddress}
            <br />
            {town}
          </>
        ) : (
          texts.missing
        ),
    },
    { name: texts.email, value: values.emailAddress },
    ...(phone ? [{ name: texts.phone, value: phone }] : []),
    {
      name: texts.plastic,
      value: choices.plasticCardOptOut ? texts.plasticNo : texts.plasticYes,
    },
    ...(choices.hasCampaignCode ? [{ name: texts.campaign, value: values.campaignCode }] : []),
  ];
}
