import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { NO_PHONE, type PhoneValue, phoneToSend } from '../../../domain/person/phone-number.ts';
import { usePage } from '../../platform/page-context.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';
import styles from './phone-section.module.css';

type Props = { texts: ControlTexts; errorPrefix: string };
type SampleProps = Props & {
  id: string;
  first?: string;
  required?: boolean;
  error?: string;
  disabled?: boolean;
};

export function PhoneSection(props: Props) {
  const { section, state, field } = props.texts;
  return (
    <Section title={section.phone}>
      <Cell name={state.optional}>
        <Sample {...props} id="phone" />
      </Cell>
      <Cell name={state.mandatory}>
        <Sample {...props} id="phone-required" required />
      </Cell>
      <Cell name={state.abroad}>
        <Sample {...props} id="phone-abroad" first="+46701234567" />
      </Cell>
      <Cell name={state.error}>
        <Sample {...props} id="phone-error" first="040" error={field.phoneError} />
      </Cell>
      <Cell name={state.disabled}>
        <Sample {...props} id="phone-disabled" first="0401234567" disabled />
      </Cell>
    </Section>
  );
}

function Sample({ texts, errorPrefix, id, first = '', required, error, disabled }: SampleProps) {
  const { field } = texts;
  const { language } = usePage();
  const [value, setValue] = useState<PhoneValue>({ ...NO_PHONE, phone: first });
  const sent = phoneToSend(value);

  return (
    <>
      <PhoneField
        id={id}
        label={field.phone}
        language={language}
        countryLabel={field.phoneCountry}
        value={value}
        onChange={setValue}
        required={required}
        disabled={disabled}
        error={error}
        errorPrefix={errorPrefix}
        hint={required ? undefined : field.phoneHint}
      />
      <p className={styles.sent}>{sent === '' ? field.phoneEmpty : fill(field.phoneSent, sent)}</p>
    </>
  );
}
