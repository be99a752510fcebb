import { spokenOf } from '../../../domain/base/language.ts';
import { AddressFields } from '../../parts/form/address-fields.tsx';
import row from '../../parts/form/form-grid.module.css';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import css from '../../parts/my-card/own-form.module.css';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { MyDetailsTexts } from './my-details-texts.ts';
import { useContact } from './use-contact.ts';

type Props = { data: MyDetailsData; texts: MyDetailsTexts; errorPrefix: string };

/** Address, phone, newsletter and language, editable at any time. */
export function ContactForm({ data, texts, errorPrefix }: Props) {
  const { language, scheme } = usePage();
  const { contact, change, faults, isBusy, submit } = useContact(data, texts);
  const { field } = texts.form;
  return (
    <form className={`stack-5 form-width ${css.form}`} noValidate onSubmit={submit}>
      <h2>{texts.contact}</h2>
      <div className={row.place}>
        <AddressFields
          address={contact}
          onType={(name, value) => change({ [name]: value })}
          bind={(name) => ({ id: name, label: field[name], error: faults[name], errorPrefix })}
          notPosted={texts.form.hint.notPosted}
        />
      </div>
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
