import { spokenOf } from '../../../domain/base/language.ts';
import { HOME_COUNTRY } from '../../../domain/person/country.ts';
import { CountryField } from '../../parts/form/country-field.tsx';
import { useTownOfZip } from '../../parts/form/use-town-of-zip.ts';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import css from '../../parts/my-card/own-form.module.css';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MyDetailsTexts } from './my-details-texts.ts';
import { useContact } from './use-contact.ts';

type Props = { data: MyDetailsData; texts: MyDetailsTexts; errorPrefix: string };

/** Address, phone, newsletter and language: they change as often as one likes. */
export function ContactForm({ data, texts, errorPrefix }: Props) {
  const { language, scheme } = usePage();
  const { contact, change, faults, isBusy, submit } = useContact(data, texts);
  const { field } = texts.form;
  const isHome = contact.country === HOME_COUNTRY;
  const isPosted = scheme.plasticCountries.includes(contact.country);
  useTownOfZip({ ...contact, onTown: (city) => change({ city }) });
  const words = (name: 'streetAddress' | 'zipCode' | 'city') => ({
    id: name,
    label: field[name],
    value: contact[name],
    onChange: (value: string) => change({ [name]: value }),
    error: faults[name],
    errorPrefix,
  });
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <h2>{texts.contact}</h2>
      <TextField {...words('streetAddress')} autoComplete="address-line1" />
      <div className={css.pair}>
        <TextField
          {...words('zipCode')}
          autoComplete="postal-code"
          inputMode={isHome ? 'numeric' : 'text'}
        />
        <TextField {...words('city')} autoComplete="address-level2" />
      </div>
      <CountryField
        id="country"
        label={field.country}
        value={contact.country}
        onChange={(country) => change({ country })}
        hint={isPosted ? undefined : texts.form.hint.notPosted}
      />
      <PhoneField
        id="phone"
        label={field.phone}
        countryLabel={field.phoneCountry}
        language={language}
        value={contact.phone}
        onChange={(phone) => change({ phone })}
        error={faults.phone}
        errorPrefix={errorPrefix}
      />
      <RadioGroup
        id="language"
        legend={texts.language.legend}
        options={scheme.facts.languages.map((value) => ({ value, label: texts.language[value] }))}
        value={spokenOf(scheme.facts.languages, contact.language)}
        onChange={(chosen) => change({ language: chosen })}
      />
      <Checkbox
        id="newsletter"
        label={texts.newsletter}
        checked={contact.subscribedNewsletter}
        onChange={(subscribedNewsletter) => change({ subscribedNewsletter })}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
