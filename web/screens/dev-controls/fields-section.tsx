import { useState } from 'react';
import { FileField } from '../../ui/file-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';

type Props = { texts: ControlTexts; errorPrefix: string };

export function FieldsSection({ texts, errorPrefix }: Props) {
  const { field, state } = texts;
  const [values, setValues] = useState<Record<string, string>>({
    filled: field.firstNameValue,
    year: '19877',
    email: 'aino.lahtinen@esimerkki.fi',
    city: field.cityValue,
    price: '79,00',
    website: 'museo.example',
    code: '482 913',
    units: '12',
  });
  const tied = (id: string) => ({
    autoComplete: 'off' as const,
    id,
    value: values[id] ?? '',
    onChange: (value: string) => setValues({ ...values, [id]: value }),
  });

  return (
    <Section title={texts.section.fields}>
      <Cell name={state.empty}>
        <TextField {...tied('empty')} label={field.lastName} required autoComplete="family-name" />
      </Cell>
      <Cell name={state.filled}>
        <TextField {...tied('filled')} label={field.firstName} required autoComplete="given-name" />
      </Cell>
      <Cell name={state.withHint}>
        <TextField {...tied('hinted')} label={field.firstName} hint={field.nameHint} />
      </Cell>
      <Cell name={state.error}>
        <TextField
          {...tied('year')}
          label={field.year}
          required
          inputMode="numeric"
          autoComplete="bday-year"
          hint={field.yearHint}
          error={field.yearError}
          errorPrefix={errorPrefix}
        />
      </Cell>
      <Cell name={state.fault}>
        <TextField
          {...tied('zip')}
          label={field.zip}
          required
          inputMode="numeric"
          error={field.zipError}
          errorPrefix={errorPrefix}
        />
      </Cell>
      <Cell name={state.readOnly}>
        <TextField {...tied('email')} label={field.email} readOnly hint={field.emailHint} />
      </Cell>
      <Cell name={state.disabled}>
        <TextField {...tied('city')} label={field.city} disabled />
      </Cell>
      <Cell name={state.affixes}>
        <TextField {...tied('price')} label={field.price} inputMode="numeric" suffix="€" />
      </Cell>
      <Cell name={state.affixes}>
        <TextField {...tied('website')} label={field.website} prefix="https://" />
      </Cell>
      <Cell name={state.code}>
        <TextField
          {...tied('code')}
          label={field.code}
          required
          figures
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={field.codeHint}
        />
      </Cell>
      <Cell name={state.long}>
        <TextArea
          {...tied('greeting')}
          label={field.greeting}
          counter={{ most: 200, text: field.counter }}
        />
      </Cell>
      <Cell name={state.file}>
        <FileField
          id="file"
          label={field.file}
          nothingChosen={field.noFile}
          accept=".csv"
          onChoose={() => undefined}
        />
      </Cell>
      <Cell name={state.quantity}>
        <QuantityStepper
          {...tied('units')}
          label={field.units}
          required
          min={1}
          max={500}
          lessLabel={field.fewer}
          moreLabel={field.more}
        />
      </Cell>
    </Section>
  );
}
